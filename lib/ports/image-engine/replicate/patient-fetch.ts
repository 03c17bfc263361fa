type Fetch = (input: Request | string, init?: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 20_000;
/** The service itself ends a prediction that takes longer, so that nothing runs and is billed unseen. */
const CANCEL_AFTER = "3m";
/** Longer waits are not slept through: the job is put off instead. */
const LONGEST_SLEEP_MS = 5_000;
const MOST_TRIES = 3;
const FIRST_BACK_OFF_MS = 1_000;

const TRUE_STATUS = "x-true-status";
const RETRY_AFTER = "x-retry-after-ms";

/** What the service answered; status 0 when nothing came back. */
export type Rejection = { status: number; retryAfterMs: number | null };

/**
 * The `fetch` that the npm client is given, because the client's own persistence does harm: it repeats a POST whose
 * answer was lost (up to six billed predictions) and does not heed `Retry-After`. Here a throttled call is repeated
 * when the service said so, nothing else ever is. Every failure reaches the client as a plain 400, on which it does
 * not act; `rejectionOf` tells what it was.
 */
export function createPatientFetch(sleep: (ms: number) => Promise<unknown>): Fetch {
  return async (input, init = {}) => {
    for (let attempt = 1; ; attempt++) {
      const response = await send(input, init);
      if (response === null) return disguised({ status: 0, retryAfterMs: null });
      if (response.ok) return response;
      const retryAfterMs = retryAfter(response.headers.get("retry-after"));
      const pause = retryAfterMs ?? FIRST_BACK_OFF_MS * 2 ** (attempt - 1);
      await response.body?.cancel();
      if (response.status !== 429 || attempt === MOST_TRIES || pause > LONGEST_SLEEP_MS)
        return disguised({ status: response.status, retryAfterMs });
      await sleep(pause);
    }
  };
}

async function send(input: Request | string, init: RequestInit): Promise<Response | null> {
  const headers = new Headers(init.headers);
  // Only an order has a body.
  if (init.body) headers.set("cancel-after", CANCEL_AFTER);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(input, { ...init, headers, signal, cache: "no-store", redirect: "error" });
    // Read here, so that an answer that breaks off counts as one that did not come.
    return response.ok ? new Response(await response.arrayBuffer(), response) : response;
  } catch {
    return null;
  }
}

/** `Retry-After` in milliseconds, given in seconds or as a date. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}

function disguised({ status, retryAfterMs }: Rejection): Response {
  const headers = new Headers({ [TRUE_STATUS]: String(status) });
  if (retryAfterMs !== null) headers.set(RETRY_AFTER, String(retryAfterMs));
  return new Response(null, { status: 400, headers });
}

/** What stands behind a client's error; null for an error that no answer of the service caused. */
export function rejectionOf(error: unknown): Rejection | null {
  const response = (error as { response?: unknown } | null)?.response;
  if (!(response instanceof Response)) return null;
  const retryAfterMs = response.headers.get(RETRY_AFTER);
  return {
    status: Number(response.headers.get(TRUE_STATUS) ?? response.status),
    retryAfterMs: retryAfterMs === null ? null : Number(retryAfterMs),
  };
}
