import type { CheckInPage } from "@/lib/check-ins/page/schema";
import { api } from "@/lib/platform/http/api";
import { subscriptionHere } from "@/lib/platform/notifications/queries";
import type * as Contract from "./contract";

const reminders = api<typeof Contract>();

export const askForReminders = (token: string, email: string): Promise<CheckInPage> =>
  reminders.tell("POST /api/check-in/[token]/reminders", { params: { token }, body: { email } });

export const endReminders = (token: string): Promise<CheckInPage> =>
  reminders.tell("DELETE /api/check-in/[token]/reminders", { params: { token } });

export const confirmReminders = (token: string) =>
  reminders.tell("POST /api/reminders/[token]/confirmation", { params: { token } });

/** @returns false when the browser or the server does not support push */
export async function remindThisBrowser(token: string): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if ((await Notification.requestPermission().catch(() => "denied")) !== "granted") return false;
  const params = { token };
  const subscription = await subscriptionHere(() =>
    reminders.tell("GET /api/check-in/[token]/push", { params }),
  );
  if (!subscription) return false;
  await reminders.tell("POST /api/check-in/[token]/push", { params, body: subscription });
  return true;
}
