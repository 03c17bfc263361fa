import type { Endpoint } from "@/lib/platform/http/contract";
import type { ErrorCode } from "@/lib/platform/kernel/errors";
import { STATUS } from "@/lib/server/http/failure";
import { badFields, keysOf } from "./bad-fields";

/** Every error that an endpoint may return: implied by its contract, and named in `refusals`. */
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
    // For cross-site writes, and for a foreign trainer id.
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

/** Whether the contract documents the status of a response. 5xx is never documented, except 503. */
export function mayAnswer(spec: Endpoint, status: number): boolean {
  const known = statuses.get(spec) ?? new Set(documentedCodes(spec).map((code) => STATUS[code]));
  statuses.set(spec, known);
  return status < 400 || status >= 500 || known.has(status);
}
