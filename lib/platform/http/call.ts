import { ApiError, noNetwork } from "./api-error";
import type { Question } from "./key";

/** Requests with the caller's id: the server refuses a tab whose account has changed meanwhile. */
const NAMES_CALLER = /^\/api\/admin|^\/api\/auth\/change-password/;

let callerId: () => string | undefined = () => undefined;

export function setCallerId(read: () => string | undefined): void {
  callerId = read;
}

export function urlFor(path: string, { params = {}, query = {} }: Question = {}): string {
  const filled = path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size ? `${filled}?${search}` : filled;
}

export type ApiRequest<Reply> = {
  url: string;
  init: RequestInit & { method: string; headers: Headers };
  /** Never set: it is here for its type. */
  reply?: Reply;
};

type Address = { method: string; path: string; form?: true };

export function requestFor<Reply>({ method, path, form }: Address, args: unknown): ApiRequest<Reply> {
  const { headers = {}, body, ...question } = args as Question;
  const sent = new Headers();
  for (const [key, value] of Object.entries(headers)) if (value !== undefined) sent.set(key, String(value));
  const init: ApiRequest<Reply>["init"] = { method, credentials: "include", headers: sent };
  if (form || hasFile(body)) init.body = formOf({ ...(body as object) });
  else if (body !== undefined) {
    sent.set("content-type", "application/json");
    init.body = JSON.stringify(body);
  }
  return { url: urlFor(path, question), init };
}

/** The server has checked the reply with its schema. @throws ApiError for every status other than 2xx; TypeError without a network */
export async function send<Reply>(
  { url, init }: ApiRequest<Reply>,
  options: { signal?: AbortSignal } = {},
): Promise<Reply> {
  const trainerId = NAMES_CALLER.test(url) ? callerId() : undefined;
  if (trainerId !== undefined) init.headers.set("x-trainer-id", trainerId);
  const response = await fetch(url, { ...init, ...options }).catch(explain);
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response.json();
}

function explain(error: unknown): never {
  throw error instanceof TypeError ? noNetwork(error) : error;
}

const hasFile = (body: unknown): boolean =>
  typeof body === "object" && body !== null && Object.values(body).some((value) => value instanceof Blob);

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value instanceof Blob) form.set(key, value);
    else if (value !== undefined) form.set(key, String(value));
  }
  return form;
}
