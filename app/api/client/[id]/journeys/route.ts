import * as contract from "@/lib/clients/contract";
import { listJourneys } from "@/lib/clients/photo-service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.listJourneys, listJourneys);
