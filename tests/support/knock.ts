import type { Endpoint } from "@/lib/platform/http/contract";
import type { Person, RequestTweak } from "./people";

export const NOBODYS_ID = "01930000-0000-7000-8000-000000000000";

/** A well-formed request with made-up values, for checks that come before any reading. */
export function knock(who: Person, endpoint: Endpoint, tweak: RequestTweak = {}): Promise<Response> {
  const names = [...endpoint.path.matchAll(/\[(\w+)\]/g)].map(([, name]) => [name, NOBODYS_ID]);
  const body = endpoint.body && {};
  return who.ask(endpoint, { params: Object.fromEntries(names), body } as never, tweak);
}
