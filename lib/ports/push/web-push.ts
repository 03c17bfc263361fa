import webPush from "web-push";
import type { Push, PushOutcome, PushTarget } from "./port";

export type WebPushOptions = {
  publicKey: string;
  privateKey: string;
  /** Contact for the push service: an https or `mailto:` address (RFC 8292). */
  subject: string;
  origins?: readonly string[];
};

/** The push services of Chrome, Firefox, Edge and Safari. */
const SERVICES =
  /^(fcm\.googleapis\.com|[a-z0-9-]+\.(push\.services\.mozilla|notify\.windows|push\.apple)\.com)$/;

/** How long a push service keeps a message for an offline browser. */
const KEEP_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

/** Web Push: encrypted for the browser (RFC 8291), signed with our key (RFC 8292). */
export function createWebPush({ publicKey, privateKey, subject, origins = [] }: WebPushOptions): Push {
  const isKnown = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
    if (username || password) return false;
    return origins.includes(origin) || (protocol === "https:" && port === "" && SERVICES.test(hostname));
  };

  async function post({ endpoint, ...keys }: PushTarget, message: object): Promise<PushOutcome> {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: KEEP_SECONDS,
    });
    const { "Content-Length": _, ...sent } = headers as Record<string, string>;
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: sent,
      body: new Uint8Array(body),
      // A redirect could lead to an address that is not on the list.
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) return "gone";
    return answer.ok ? "sent" : "refused";
  }

  return {
    publicKey,
    isKnown,
    send: async (target, message) => {
      if (!isKnown(target.endpoint)) return "gone";
      return post(target, message).catch(() => "refused" as const);
    },
  };
}
