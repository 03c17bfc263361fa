import type * as z from "zod/mini";
import type { Endpoint } from "@/lib/platform/http/contract";
import { AppError, type Issue } from "@/lib/platform/kernel/errors";

type Given = { params: Record<string, string>; query?: unknown; headers?: unknown; body?: unknown };

/** What a service gets, read as the contract says. @throws AppError `invalid` with an issue for each field */
export function inputOf(spec: Endpoint, given: Given) {
  const issues: Issue[] = [];
  const input = {
    params: spec.params ? parse(spec.params, given.params, issues) : given.params,
    query: spec.query && parse(spec.query, given.query, issues),
    headers: spec.headers && parse(spec.headers, given.headers, issues),
    body: spec.body && parse(spec.body, given.body, issues),
  };
  if (issues.length > 0)
    throw new AppError("invalid", issues[0]?.path ? "Validation failed" : "Invalid input", { issues });
  return input;
}

function parse(schema: z.ZodMiniType, value: unknown, issues: Issue[]): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  issues.push(...result.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
  return undefined;
}
