import * as access from "@/lib/admin/access/contract";
import { listSessions } from "@/lib/admin/access/service";
import * as admin from "@/lib/admin/console/contract";
import { endSessions } from "@/lib/admin/console/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(access.listSessions, listSessions);
export const DELETE = serve(admin.endSessions, endSessions);
