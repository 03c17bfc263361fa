import webPush from "web-push";
import type { Push, PushOutcome, PushTarget } from "./port";

export type WebPushOptions = {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may turn to: an https address or a `mailto:` one (RFC 8292). */
  subject: string;
  /** Origins that are trusted beside the services below. */
  origins?: readonly string[];
};

/** The push services of Chrome, Firefox, Edge and Safari. Browsers choose; a page cannot name one of its own. */
const SERVICES =
  /^(fcm\.googleapis\.com|[a-z0-9-]+\.(push\.services\.mozilla|notify\.windows|push\.apple)\.com)$/;

/** How long a push service keeps a message for a browser that is off. */
const KEEP_SECONDS = 24 * 60 * 60;
const PATIENCE_MS = 10_000;

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
      // A push service that sends elsewhere would lead around the list of those that are known.
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
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
