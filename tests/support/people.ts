import path from "node:path";
import * as auth from "@/lib/auth/contract";
import type { Trainer } from "@/lib/auth/schema";
import { ApiError, requestFor } from "@/lib/http/call";
import type { Args, Endpoint, Reply } from "@/lib/http/contract";

const ORIGIN = "https://formcast.test";
export const PASSWORD = "correct horse";

type Handler = (request: Request, route: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** Anything about a request that a test wants different from what the app's own browser sends; null leaves a header out. */
export type RequestTweak = { headers?: Record<string, string | null>; body?: BodyInit; method?: string };

/** Somebody who talks to the real route handlers, with a cookie jar of their own. */
export class Person {
  cookie: string | undefined;
  address = `198.51.100.${Math.floor(Math.random() * 255)}`;

  /** The reply's parsed body; throws an ApiError as the app's own browser does. */
  async call<E extends Endpoint>(to: E, args: Args<E>): Promise<Reply<E>> {
    const response = await this.ask(to, args);
    if (!response.ok) throw new ApiError(response.status, await response.text());
    if (to.reply === "file") return (await response.blob()) as Reply<E>;
    return to.reply.parse(await response.json()) as Reply<E>;
  }

  /** The raw response. */
  async ask<E extends Endpoint>(to: E, args: Args<E>, tweak: RequestTweak = {}): Promise<Response> {
    const { url, init } = requestFor(to, args);
    const headers = new Headers(init.headers);
    headers.set("host", new URL(ORIGIN).host);
    headers.set("sec-fetch-site", "same-origin");
    headers.set("x-forwarded-for", this.address);
    if (this.cookie) headers.set("cookie", this.cookie);
    for (const [name, value] of Object.entries(tweak.headers ?? {}))
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    const { credentials: _, ...rest } = init;
    const request = new Request(ORIGIN + url, { ...rest, ...tweak, headers });
    const handlers = (await import(path.resolve("app", `.${to.path}`, "route.ts"))) as Record<
      string,
      Handler
    >;
    const handler = handlers[to.method];
    if (!handler) throw new Error(`${to.path} serves no ${to.method}`);
    const params = (args as { params?: Record<string, string> }).params ?? {};
    const response = await handler(request, { params: Promise.resolve(params) });
    this.keepCookie(response);
    return response;
  }

  private keepCookie(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      this.cookie = line.includes("Max-Age=0") ? undefined : pair;
    }
  }
}

export type SignedIn = Person & { trainer: Trainer };

export function stranger(): Person {
  return new Person();
}

/** An account of the given name, address and password, signed in. */
export async function register(account: {
  name: string;
  email: string;
  password: string;
}): Promise<SignedIn> {
  const person = new Person();
  const { name, email, password } = account;
  return Object.assign(person, {
    trainer: await person.call(auth.register, { body: { name, email, password } }),
  });
}

let made = 0;

/** A trainer with an account of their own, signed in. */
export function trainer(name: string): Promise<SignedIn> {
  const local = name.toLowerCase().replaceAll(/[^a-z]+/g, ".");
  const email = `${local}.${++made}.${crypto.randomUUID().slice(0, 8)}@formcast.test`;
  return register({ name, email, password: PASSWORD });
}
