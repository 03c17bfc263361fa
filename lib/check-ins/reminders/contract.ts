import * as z from "zod/mini";
import { Email } from "@/lib/accounts/sign-in/schema";
import { CheckInPage } from "@/lib/check-ins/page/schema";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { NewSubscription, PushKey } from "@/lib/platform/notifications/schema";

const address = { refusals: ["rate_limited"], reply: CheckInPage } as const;

export const askForReminders = endpoint("POST /api/check-in/[token]/reminders", "public", {
  ...address,
  body: z.object({ email: Email }),
});

export const endReminders = endpoint("DELETE /api/check-in/[token]/reminders", "public", address);

export const getReminderKey = endpoint("GET /api/check-in/[token]/push", "public", {
  refusals: ["rate_limited"],
  reply: PushKey,
});

export const remindBrowser = endpoint("POST /api/check-in/[token]/push", "public", {
  refusals: ["rate_limited"],
  body: NewSubscription,
  reply: Done,
});

export const confirmReminders = endpoint("POST /api/reminders/[token]/confirmation", "public", {
  refusals: ["rate_limited"],
  reply: Done,
});
