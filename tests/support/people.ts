import path from "node:path";
import * as auth from "@/lib/accounts/sign-in/contract";
import { hashPassword } from "@/lib/accounts/sign-in/password";
import type { Trainer } from "@/lib/accounts/sign-in/schema";
import { insertTrainer } from "@/lib/accounts/sign-in/store";
import { ApiError } from "@/lib/platform/http/api-error";
import { requestFor } from "@/lib/platform/http/call";
import type { Args, Endpoint, Reply } from "@/lib/platform/http/contract";
import { runtime } from "@/lib/server/runtime/runtime";
import { mayAnswer } from "./documented";
import { nameOf } from "./endpoints";

const ORIGIN = "https://formcast.test";
export const PASSWORD = "correct horse";

type Handler = (request: Request, route: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** The route handler of an endpoint. The first call compiles its modules. */
export async function handlerOf({ path: address, method }: Endpoint): Promise<Handler> {
  const file = path.resolve("app", `.${address}`, "route.ts");
  const handler = ((await import(file)) as Record<string, Handler>)[method];
  if (!handler) throw new Error(`${address} serves no ${method}`);
  return handler;
}

/** Differences from the app's own request; null removes a header. */
export type RequestTweak = { headers?: Record<string, string | null>; body?: BodyInit; method?: string };

/** A caller of the real route handlers, with an own cookie jar. */
export class Person {
  cookie: string | undefined;
  address = `198.51.100.${Math.floor(Math.random() * 255)}`;

  /** The parsed reply; throws an ApiError like the app's own client. */
  async call<E extends Endpoint>(to: E, args: Args<E>): Promise<Reply<E>> {
    const response = await this.ask(to, args);
    if (!response.ok) throw new ApiError(response.status, await response.text());
    if (to.reply === "file") return (await response.blob()) as Reply<E>;
    return to.reply.parse(await response.json()) as Reply<E>;
  }

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
    const handler = await handlerOf(to);
    const params = (args as { params?: Record<string, string> }).params ?? {};
    const response = await handler(request, { params: Promise.resolve(params) });
    if (!mayAnswer(to, response.status)) throw new Error(`${nameOf(to)} documents no ${response.status}`);
    for (const line of response.headers.getSetCookie()) this.keepCookie(line);
    return response;
  }

  /** Applies a `Set-Cookie` header. */
  keepCookie(line: string): void {
    const [pair = ""] = line.split(";");
    this.cookie = line.includes("Max-Age=0") ? undefined : pair;
  }
}

export type SignedIn = Person & { trainer: Trainer };

export function stranger(): Person {
  return new Person();
}

/** Registers an account and stays signed in. */
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
let passwordHash: Promise<string> | undefined;

/** A signed-in trainer with an own account. All share one password hash, because hashing costs more than most tests. */
export async function trainer(name: string): Promise<SignedIn> {
  const local = name.toLowerCase().replaceAll(/[^a-z]+/g, ".");
  const email = `${local}.${++made}.${crypto.randomUUID().slice(0, 8)}@formcast.test`;
  const { services, sessions } = runtime();
  passwordHash ??= hashPassword(PASSWORD);
  const account = { name, email, passwordHash: await passwordHash, createdAt: services.clock.now() };
  const row = await insertTrainer(services.db, account);
  const person = new Person();
  person.keepCookie((await sessions.start(row.id, account.passwordHash))!);
  return Object.assign(person, { trainer: { ...row, createdAt: row.createdAt.toISOString() } });
}
