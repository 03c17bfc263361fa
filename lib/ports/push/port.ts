/** A browser that may be notified, as its `PushSubscription` describes it. */
export type PushTarget = {
  /** The address at its push service: whoever knows it, and has our key, can reach the browser. */
  endpoint: string;
  /** The browser's public key on P-256, uncompressed, base64url. */
  p256dh: string;
  /** The browser's 16 secret bytes, base64url. */
  auth: string;
};

/** `gone`: the browser has unsubscribed and is to be forgotten. `refused`: this message is lost, the next may pass. */
export type PushOutcome = "sent" | "gone" | "refused";

/** Sends messages to browsers that are closed, through the push service of each (RFC 8030). */
export interface Push {
  /** What a browser subscribes with (`applicationServerKey`): P-256, uncompressed, base64url. */
  publicKey: string;
  /** Whether an address is one of a push service that is known: the server calls no other. */
  isKnown(endpoint: string): boolean;
  /**
   * Hands over a message that only the browser can read.
   * @param message JSON of at most 3 KB
   * @throws never; a service that is away counts as `refused`
   */
  send(target: PushTarget, message: object): Promise<PushOutcome>;
}
