const TIMEOUT_MS = 10_000;

/** Null if this browser has no service worker or no push. */
export async function pushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager ?? null;
}

/** @throws DOMException if the browser refuses, or its push service does not answer */
export async function subscribeToPush(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(publicKey);
  const existing = await manager.getSubscription();
  if (existing && isFor(existing, applicationServerKey)) return existing;
  // A browser allows only one subscription, and this one has another key.
  await existing?.unsubscribe();
  return withinReason(manager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** Limits the time, because some browsers never answer without a push service. */
function withinReason<T>(work: Promise<T>): Promise<T> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException("No push service answers.", "TimeoutError")), TIMEOUT_MS);
  });
  return Promise.race([work, tooLong]);
}

/** Ends the subscription. Later messages of the server are lost. */
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
