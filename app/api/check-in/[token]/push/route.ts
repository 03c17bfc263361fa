import * as contract from "@/lib/reminders/contract";
import * as service from "@/lib/reminders/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getReminderKey, service.getReminderKey);
export const POST = serve(contract.remindBrowser, service.remindBrowser);
