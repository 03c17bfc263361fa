import { ApiError, noNetwork } from "./api-error";
import type { Args, Endpoint, Reply } from "./contract";

type Loose = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
};

/** Requests with the caller's id: the server refuses a tab whose account has changed meanwhile. */
const NAMES_CALLER = /\/api\/admin|\/api\/auth\/change-password/;

let callerId: () => string | undefined = () => undefined;

export function setCallerId(read: () => string | undefined): void {
  callerId = read;
}

export function urlFor(path: string, { params = {}, query = {} }: Loose = {}): string {
  const filled = path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size ? `${filled}?${search}` : filled;
}

type PreparedRequest = { url: string; init: RequestInit & { headers: Headers } };

export function requestFor<E extends Endpoint>(to: E, args: Args<E>): PreparedRequest {
  const { params, query, headers = {}, body } = args as Loose;
  const sent = new Headers();
  for (const [key, value] of Object.entries(headers)) if (value !== undefined) sent.set(key, String(value));
  const init: PreparedRequest["init"] = { method: to.method, credentials: "include", headers: sent };
  if (to.form) init.body = formOf(body as Record<string, unknown>);
  else if (body !== undefined) {
    sent.set("content-type", "application/json");
    init.body = JSON.stringify(body);
  }
  return { url: urlFor(to.path, { params, query }), init };
}

/** @throws ApiError for every status other than 2xx; TypeError without a network */
export async function call<E extends Endpoint>(
  endpoint: E | (() => Promise<E>),
  args: Args<E>,
  options: { signal?: AbortSignal } = {},
): Promise<Reply<E>> {
  const to = typeof endpoint === "function" ? await endpoint() : endpoint;
  const { url, init } = requestFor(to, args);
  const trainerId = NAMES_CALLER.test(to.path) ? callerId() : undefined;
  if (trainerId !== undefined) init.headers.set("x-trainer-id", trainerId);
  const response = await fetch(url, { ...init, signal: options.signal }).catch(explain);
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  if (to.reply === "file") return (await response.blob()) as Reply<E>;
  return to.reply.parse(await response.json()) as Reply<E>;
}

function explain(error: unknown): never {
  throw error instanceof TypeError ? noNetwork(error) : error;
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value instanceof Blob) form.set(key, value);
    else if (value !== undefined) form.set(key, String(value));
  }
  return form;
}

export type LazyContract<Contract> = { readonly [Name in keyof Contract]: () => Promise<Contract[Name]> };

/** Loads with the first request, so that the page renders before schemas load. A failure is a network error. */
export function lazyContract<Contract extends object>(load: () => Promise<Contract>): LazyContract<Contract> {
  const endpoint = async (name: PropertyKey) => {
    const contract = await load().catch((error: unknown) => {
      throw noNetwork(error);
    });
    return contract[name as keyof Contract];
  };
  return new Proxy({} as LazyContract<Contract>, { get: (_, name) => () => endpoint(name) });
}
