import * as contract from "@/lib/check-ins/reminders/contract";
import * as service from "@/lib/check-ins/reminders/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.askForReminders, service.askForReminders);
export const DELETE = serve(contract.endReminders, service.endReminders);
