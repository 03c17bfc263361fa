/** The browser's own half of Web Push: an address at its push service, and keys that only it can open. */

const TIMEOUT_MS = 10_000;

/** Whether this browser can be reached while the app is closed, as far as it says itself. */
export async function pushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager ?? null;
}

/**
 * The browser's subscription for that key, a new one where it has none.
 * @throws DOMException when the browser refuses, or its push service is away
 */
export async function subscribeToPush(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(publicKey);
  const existing = await manager.getSubscription();
  if (existing && isFor(existing, applicationServerKey)) return existing;
  // With the key of another server a browser can have only that one.
  await existing?.unsubscribe();
  return withinReason(manager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** A browser without a push service of its own may look for one for ever. */
function withinReason<T>(work: Promise<T>): Promise<T> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException("No push service answers.", "TimeoutError")), TIMEOUT_MS);
  });
  return Promise.race([work, tooLong]);
}

/** Takes the address back. What the server still sends to it reaches nobody. */
export async function unsubscribeFromPush(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const theirs = new Uint8Array(options.applicationServerKey ?? []);
  return theirs.length === key.length && theirs.every((byte, index) => byte === key[index]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
