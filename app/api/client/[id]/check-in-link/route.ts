import * as contract from "@/lib/check-ins/inbox/contract";
import * as service from "@/lib/check-ins/inbox/link-service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getCheckInLink, service.getCheckInLink);
export const POST = serve(contract.makeCheckInLink, service.makeCheckInLink);
export const PATCH = serve(contract.changeCheckInLink, service.changeCheckInLink);
export const DELETE = serve(contract.revokeCheckInLink, service.revokeCheckInLink);
