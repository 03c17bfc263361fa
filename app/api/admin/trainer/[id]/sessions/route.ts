import * as contract from "@/lib/admin/contract";
import * as service from "@/lib/admin/service";
import { serve } from "@/lib/http/serve";

export const DELETE = serve(contract.endSessions, service.endSessions);
