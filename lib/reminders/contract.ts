import * as z from "zod/mini";
import { Email } from "@/lib/auth/schema";
import { CheckInPage } from "@/lib/check-ins/schema";
import { Done, endpoint } from "@/lib/http/contract";
import { NewSubscription, PushKey } from "@/lib/notifications/schema";

const open = { access: "public", refusals: ["rate_limited"] } as const;
const address = { ...open, path: "/api/check-in/[token]/reminders", reply: CheckInPage } as const;
const browser = { ...open, path: "/api/check-in/[token]/push" } as const;

/** Mails a link to the address that reminders are to go to; they begin once it was opened. */
export const askForReminders = endpoint({ ...address, method: "POST", body: z.object({ email: Email }) });

/** Ends all reminders of the link and forgets where they went. */
export const endReminders = endpoint({ ...address, method: "DELETE" });

/** What the client's browser needs to subscribe. */
export const getReminderKey = endpoint({ ...browser, method: "GET", reply: PushKey });

/** Has the client's browser notified when a check-in is due. */
export const remindBrowser = endpoint({ ...browser, method: "POST", body: NewSubscription, reply: Done });

export const confirmReminders = endpoint({
  ...open,
  method: "POST",
  path: "/api/reminders/[token]/confirmation",
  reply: Done,
});

/** Also what mail programs call for their own button (RFC 8058), so that it takes whatever body they send. */
export const stopReminders = endpoint({
  ...open,
  method: "POST",
  path: "/api/reminders/[token]/stop",
  reply: Done,
});
