import * as contract from "@/lib/scheduled-jobs/contract";
import * as service from "@/lib/scheduled-jobs/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.runScheduledJobs, service.runScheduledJobs);
