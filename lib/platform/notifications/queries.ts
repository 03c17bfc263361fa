import { pushManager, subscribeToPush } from "@/lib/platform/browser/push-subscription";
import { call, lazyContract } from "@/lib/platform/http/call";
import type { NewSubscription } from "./schema";

const contract = lazyContract(() => import("./contract"));

/** Works while the trainer is signed in. @returns false when the browser or the server does not support push */
export async function subscribeThisBrowser(): Promise<boolean> {
  const subscription = await subscriptionHere(() => call(contract.getPushKey, {}));
  if (!subscription) return false;
  await call(contract.subscribe, { body: subscription });
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

export const unsubscribeThisBrowser = () => call(contract.unsubscribe, {});

/** @returns whether the server could send it */
export const sendTest = async (): Promise<boolean> => (await call(contract.sendTest, {})).sent;
