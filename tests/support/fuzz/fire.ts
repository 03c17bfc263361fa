import type { Endpoint } from "@/lib/platform/http/contract";
import type { Estate } from "../authority/estate";
import { POLICY } from "../authority/policy";
import { nameOf } from "../endpoints";
import type { Person } from "../people";
import { signed } from "../replicate-server";
import { WEBHOOK_SECRET } from "../replicate-world";
import { FORMS } from "./forms";
import { jsonOf, mutated } from "./mutations";
import type { Population } from "./population";
import type { Shot } from "./shots";

type GoodArgs = { params?: Record<string, string>; query?: object; body?: unknown };

/** Valid requests of public endpoints, which the policy does not contain. */
const OPEN: Record<string, (estate: Estate) => GoodArgs> = {
  "POST /api/reminders/[token]/confirmation": ({ reminderToken }) => ({ params: { token: reminderToken } }),
  "POST /api/mails/[token]/stop": ({ stopToken }) => ({ params: { token: stopToken } }),
  "DELETE /api/mails/[token]/stop": ({ stopToken }) => ({ params: { token: stopToken } }),
  "GET /api/share/[token]": ({ shareToken }) => ({ params: { token: shareToken } }),
  "GET /api/share/[token]/image/[imageId]": ({ shareToken, imageId }) => ({
    params: { token: shareToken, imageId },
  }),
};

/** A sent request, for error reports. */
export type Sent = { to: string; as: string; args: GoodArgs; text: string | undefined; headers: object };

/** Sends a request to its real handler. */
export async function fire(
  shot: Shot,
  spec: Endpoint,
  people: Population,
  now: Date,
): Promise<{ sent: Sent; response: Response }> {
  const name = nameOf(spec);
  // Never a token from a mail to Eve's client: whoever holds it may use it.
  const about = name in OPEN && shot.about === "eve" ? "ann" : shot.about;
  const good: GoodArgs = await (POLICY[name] ?? OPEN[name] ?? (() => ({})))(people.estate(about));
  const args = {
    params: { ...good.params, ...shot.params },
    query: { ...good.query, ...shot.query },
    body: {},
  };
  const { body, text } = bodyOf(shot, good);
  const headers: Record<string, string | null> = {
    ...(text !== undefined && !spec.form && { "content-type": "application/json" }),
    ...(spec.raw && signed(text ?? "", { secret: WEBHOOK_SECRET, id: crypto.randomUUID(), at: now })),
    ...shot.headers,
  };
  const person: Person = people.actor(shot.actor);
  const response = await person.ask(spec, args as Parameters<Person["ask"]>[1], {
    headers,
    body: spec.method === "GET" ? undefined : body,
  });
  return { sent: { to: name, as: shot.actor, args, text: text?.slice(0, 2_000), headers }, response };
}

function bodyOf({ body, mutations }: Shot, good: GoodArgs): { body?: BodyInit; text?: string } {
  if (!body) return {};
  if ("form" in body) return { body: FORMS[body.form]!() };
  if ("text" in body) return { body: body.text, text: body.text };
  const text = jsonOf(mutated("usual" in body ? (good.body ?? {}) : body.value, mutations));
  return { body: text, text };
}
