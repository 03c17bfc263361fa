import { pushManager, subscribeToPush } from "@/lib/browser/push-subscription";
import { call } from "@/lib/http/call";
import { lazyContract } from "@/lib/http/lazy-contract";
import type { NewSubscription } from "./schema";

const contract = lazyContract(() => import("./contract"));

/**
 * Has the server tell this browser while the app is closed, for as long as the trainer is signed in.
 * @returns whether it can; not every browser lets itself be reached, nor every server
 */
export async function subscribeThisBrowser(): Promise<boolean> {
  const subscription = await subscriptionHere(() => call(contract.getPushKey, {}));
  if (!subscription) return false;
  await call(contract.subscribe, { body: subscription });
  return true;
}

/** This browser's subscription for the key that the server gives; null where one of the two cannot. */
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
