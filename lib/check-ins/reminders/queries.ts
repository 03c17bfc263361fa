import type { CheckInPage } from "@/lib/check-ins/page/schema";
import { call, lazyContract } from "@/lib/platform/http/call";
import { subscriptionHere } from "@/lib/platform/notifications/queries";

const contract = lazyContract(() => import("./contract"));

export const askForReminders = (token: string, email: string): Promise<CheckInPage> =>
  call(contract.askForReminders, { params: { token }, body: { email } });

export const endReminders = (token: string): Promise<CheckInPage> =>
  call(contract.endReminders, { params: { token } });

export const confirmReminders = (token: string) => call(contract.confirmReminders, { params: { token } });

/** @returns false when the browser or the server does not support push */
export async function remindThisBrowser(token: string): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if ((await Notification.requestPermission().catch(() => "denied")) !== "granted") return false;
  const params = { token };
  const subscription = await subscriptionHere(() => call(contract.getReminderKey, { params }));
  if (!subscription) return false;
  await call(contract.remindBrowser, { params, body: subscription });
  return true;
}
