import type { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { API_POLICY, ASKED_FOR, NONCE } from "./page-headers";

/** Removed first, because requests that skip the middleware, such as assets, could bring their own. */
const INTERNAL_HEADERS = [ASKED_FOR, NONCE, "content-security-policy", "content-security-policy-report-only"];

/** The methods that Next supports. It crashes on others, such as TRACE. */
const METHODS = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"];

/** Longer than proxies and browsers keep an idle connection, because a request on a closing connection is lost. */
const KEEP_ALIVE_MS = 75_000;
/** The longest that requests in flight may take when the server stops. */
const IN_FLIGHT_MS = 10_000;
const POLL_MS = 50;
/**
 * Idle connections close after so many looks in a row without a new request, since requests may be on their way. Counted in
 * looks and not in time: on a busy machine both a look and a request take longer.
 */
const QUIET_LOOKS = 20;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Front {
  server: Server;
  /** Lets every request finish; readiness is 503 at once. @returns how many had to be cut */
  stop: () => Promise<number>;
  /** How many requests have no answer yet. */
  inFlight: () => number;
}

/** The HTTP server of `npm start`, in front of Next: it stops without cutting anybody off. */
export function createFront(handle: Handler, report: (error: unknown) => void): Front {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  let taken = 0;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    taken++;
    open.add(response);
    response.on("close", () => open.delete(response));
    for (const name of INTERNAL_HEADERS) delete request.headers[name];
    // For replies that Next sends before it reads its configuration, such as a redirect of a trailing slash.
    response.setHeader("content-security-policy", API_POLICY);
    response.setHeader("x-content-type-options", "nosniff");
    if (isStopping) response.setHeader("connection", "close");
    const refusal = refusalOf(request, isStopping);
    if (refusal) return refuse(response, refusal);
    handle(request, response).catch((error: unknown) => {
      report(error);
      if (response.headersSent) response.destroy();
      else refuse(response, { status: 500, message: "Something went wrong.", headers: {} });
    });
  });
  const stop = async () => {
    isStopping = true;
    for (const response of open) if (!response.headersSent) response.setHeader("connection", "close");
    const deadline = Date.now() + IN_FLIGHT_MS;
    await untilQuiet(server, () => taken, deadline);
    const closed = new Promise<void>((done) => server.close(() => done()));
    while (open.size > 0 && Date.now() < deadline) await sleep(POLL_MS);
    const cut = open.size;
    server.closeAllConnections();
    await closed;
    return cut;
  };
  return { server, stop, inFlight: () => open.size };
}

interface Refusal {
  status: number;
  message: string;
  headers: Record<string, string>;
}

function refusalOf({ method = "", url = "" }: IncomingMessage, isStopping: boolean): Refusal | null {
  if (isStopping && /^\/api\/health\/?(\?|$)/.test(url))
    return { status: 503, message: "The server is stopping.", headers: { "retry-after": "3" } };
  if (!METHODS.includes(method))
    return {
      status: 405,
      message: `Method ${method} is not supported.`,
      headers: { allow: METHODS.join(", ") },
    };
  // Next answers it with 500.
  return isReadable(url) ? null : { status: 400, message: "The address is malformed.", headers: {} };
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

function refuse(response: ServerResponse, { status, message, headers }: Refusal): void {
  response.writeHead(status, {
    ...headers,
    "cache-control": "private, no-store",
    "content-type": "application/json",
  });
  response.end(JSON.stringify({ message }));
}

/** Ends early when nobody is connected any more. At the end, a busy process has still to read what has arrived. */
async function untilQuiet(server: Server, taken: () => number, deadline: number): Promise<void> {
  const connections = () =>
    new Promise<number>((answer) => server.getConnections((_, count) => answer(count)));
  let before = taken();
  for (let quiet = 0; quiet < QUIET_LOOKS && Date.now() < deadline && (await connections()) > 0; quiet++) {
    await sleep(POLL_MS);
    if (taken() > before) quiet = 0;
    before = taken();
  }
  await nextTurn();
}

const SERVING = "formcast:serving";

/** Work that waits until the server answers: it would slow the first answers. Never runs on hosts without our server. */
export const onceServing = (work: () => void): void => void process.once(SERVING, work);

/** Begins the work of `onceServing`, which another bundle has registered in this process. */
export const nowServing = (): void => void (process as EventEmitter).emit(SERVING);
