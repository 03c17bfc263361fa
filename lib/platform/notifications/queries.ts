import { pushManager, subscribeToPush } from "@/lib/platform/browser/push-subscription";
import { api } from "@/lib/platform/http/api";
import type * as Contract from "./contract";
import type { NewSubscription } from "./schema";

const notifications = api<typeof Contract>();

/** Works while the trainer is signed in. @returns false when the browser or the server does not support push */
export async function subscribeThisBrowser(): Promise<boolean> {
  const subscription = await subscriptionHere(() => notifications.tell("GET /api/notifications"));
  if (!subscription) return false;
  await notifications.tell("POST /api/notifications/subscription", { body: subscription });
  return true;
}

export async function subscriptionHere(
  askKey: () => Promise<{ publicKey: string | null }>,
): Promise<NewSubscription | null> {
  const manager = await pushManager();
  const { publicKey } = manager ? await askKey() : { publicKey: null };
  if (!manager || !publicKey) return null;
  const subscription = await subscribeToPush(manager, publicKey).catch(() => null);
  if (!subscription) return null;
  const { NewSubscription } = await import("./schema");
  return NewSubscription.parse(subscription.toJSON());
}

export const unsubscribeThisBrowser = () => notifications.tell("DELETE /api/notifications/subscription");

/** @returns whether the server could send it */
export const sendTest = async (): Promise<boolean> =>
  (await notifications.tell("POST /api/notifications/test")).sent;
