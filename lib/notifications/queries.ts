import { pushManager, subscribeToPush } from "@/lib/browser/push-subscription";
import { call } from "@/lib/http/call";
import { lazyContract } from "@/lib/http/lazy-contract";

const contract = lazyContract(() => import("./contract"));

/**
 * Has the server tell this browser while the app is closed, for as long as the trainer is signed in.
 * @returns whether it can; not every browser lets itself be reached, nor every server
 */
export async function subscribeThisBrowser(): Promise<boolean> {
  const manager = await pushManager();
  const { publicKey } = manager ? await call(contract.getPushKey, {}) : { publicKey: null };
  if (!manager || !publicKey) return false;
  const subscription = await subscribeToPush(manager, publicKey).catch(() => null);
  if (!subscription) return false;
  const { NewSubscription } = await import("./schema");
  await call(contract.subscribe, { body: NewSubscription.parse(subscription.toJSON()) });
  return true;
}

export const unsubscribeThisBrowser = () => call(contract.unsubscribe, {});

/** @returns whether the server could send it */
export const sendTest = async (): Promise<boolean> => (await call(contract.sendTest, {})).sent;
