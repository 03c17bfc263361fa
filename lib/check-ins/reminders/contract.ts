import * as z from "zod/mini";
import { Email } from "@/lib/accounts/sign-in/schema";
import { CheckInPage } from "@/lib/check-ins/page/schema";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { NewSubscription, PushKey } from "@/lib/platform/notifications/schema";

const open = { access: "public", refusals: ["rate_limited"] } as const;
const address = { ...open, path: "/api/check-in/[token]/reminders", reply: CheckInPage } as const;
const browser = { ...open, path: "/api/check-in/[token]/push" } as const;

export const askForReminders = endpoint({ ...address, method: "POST", body: z.object({ email: Email }) });

export const endReminders = endpoint({ ...address, method: "DELETE" });

export const getReminderKey = endpoint({ ...browser, method: "GET", reply: PushKey });

export const remindBrowser = endpoint({ ...browser, method: "POST", body: NewSubscription, reply: Done });

export const confirmReminders = endpoint({
  ...open,
  method: "POST",
  path: "/api/reminders/[token]/confirmation",
  reply: Done,
});
