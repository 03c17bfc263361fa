import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/server/jobs/contract";
import * as service from "@/lib/server/jobs/service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.runScheduledJobs, service.runScheduledJobs);
