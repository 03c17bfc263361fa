import * as contract from "@/lib/inbox/contract";
import * as service from "@/lib/inbox/link-service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getCheckInLink, service.getCheckInLink);
export const POST = serve(contract.makeCheckInLink, service.makeCheckInLink);
export const PATCH = serve(contract.changeCheckInLink, service.changeCheckInLink);
export const DELETE = serve(contract.revokeCheckInLink, service.revokeCheckInLink);
