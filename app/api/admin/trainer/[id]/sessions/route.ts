import * as access from "@/lib/access/contract";
import { listSessions } from "@/lib/access/service";
import * as admin from "@/lib/admin/contract";
import { endSessions } from "@/lib/admin/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(access.listSessions, listSessions);
export const DELETE = serve(admin.endSessions, endSessions);
