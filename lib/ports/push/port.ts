export type PushTarget = {
  /** The address at the browser's push service. Keep it secret. */
  endpoint: string;
  /** The browser's public key on P-256, uncompressed, base64url. */
  p256dh: string;
  /** The browser's 16 secret bytes, base64url. */
  auth: string;
};

/** `gone`: the browser has unsubscribed, delete the target. `refused`: this message is lost, a later one may work. */
export type PushOutcome = "sent" | "gone" | "refused";

/** Sends messages to closed browsers through their push service (RFC 8030). */
export interface Push {
  /** The `applicationServerKey` for the subscription: P-256, uncompressed, base64url. */
  publicKey: string;
  /** Whether the address belongs to a known push service. The server calls no other address. */
  isKnown(endpoint: string): boolean;
  /** @throws never: no answer counts as `refused` @param message JSON of at most 3 KB */
  send(target: PushTarget, message: object): Promise<PushOutcome>;
}
