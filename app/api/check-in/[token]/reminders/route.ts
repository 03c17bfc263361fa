import * as contract from "@/lib/reminders/contract";
import * as service from "@/lib/reminders/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.askForReminders, service.askForReminders);
export const DELETE = serve(contract.endReminders, service.endReminders);
