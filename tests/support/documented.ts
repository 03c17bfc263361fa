import type { Endpoint } from "@/lib/http/contract";
import type { ErrorCode } from "@/lib/kernel/errors";
import { STATUS } from "@/lib/server/failure";
import { badFields, keysOf } from "./bad-fields";

/** Every failure that callers of an endpoint may hear about: what follows from its contract, and what it names besides. */
export function documentedCodes(spec: Endpoint): ErrorCode[] {
  const { access, method, path, params, query, headers, body, raw, refusals = [] } = spec;
  const isGuarded = access !== "public";
  const named = keysOf(headers);
  const canBeInvalid =
    body ||
    badFields(params, {}, "address").length > 0 ||
    [query, headers].some((schema) => badFields(schema, {}, "text").length > 0);
  const codes: Partial<Record<ErrorCode, unknown>> = {
    invalid: canBeInvalid,
    unauthenticated: isGuarded,
    // A write that another site's page caused, or somebody who says that he is another.
    forbidden: isGuarded || method !== "GET",
    not_found: path.includes("["),
    conflict: named.includes("idempotency-key"),
    stale: named.includes("if-match"),
    too_large: body || raw,
    unsupported_media: body,
    key_reused: named.includes("idempotency-key"),
    unavailable: true,
  };
  const follow = (Object.keys(codes) as ErrorCode[]).filter((code) => codes[code]);
  return [...new Set([...follow, ...refusals])];
}

const statuses = new Map<Endpoint, Set<number>>();

/** Whether an answer is one that the contract leads to expect, or a fault of ours, which no contract names. */
export function mayAnswer(spec: Endpoint, status: number): boolean {
  const known = statuses.get(spec) ?? new Set(documentedCodes(spec).map((code) => STATUS[code]));
  statuses.set(spec, known);
  return status < 400 || status >= 500 || known.has(status);
}
