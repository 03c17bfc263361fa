import * as contract from "@/lib/clients/contract";
import { listJourneys } from "@/lib/clients/photo-service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.listJourneys, listJourneys);
