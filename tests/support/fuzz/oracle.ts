import * as z from "zod/mini";
import type { Endpoint } from "@/lib/platform/http/contract";

/** Errors that any endpoint may return; none is a server fault. */
const REFUSALS = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429];

const Refusal = z.object({
  message: z.string().check(z.minLength(1)),
  errors: z.optional(
    z
      .array(z.strictObject({ path: z.string(), message: z.string().check(z.minLength(1)) }))
      .check(z.minLength(1)),
  ),
});

/** Internal details that no response may contain. */
const INNER_WORDS =
  /prisma|postgres|\bat \w+.*\.[jt]s:\d|node_modules|violates|invalid input syntax|SELECT |ENOENT/i;

/** Violations of the contract in a response, as sentences. */
export async function faultsOf(spec: Endpoint, response: Response): Promise<string[]> {
  const { status, headers } = response;
  const text = await response.text();
  const faults: string[] = [];
  const expect = (holds: boolean, sentence: string) => holds || faults.push(`${status}: ${sentence}`);

  expect(Boolean(headers.get("x-request-id")), "has no x-request-id");
  const isFile = spec.reply === "file";
  const promised = [spec.status ?? 200, ...(isFile ? [304] : [])];
  if (promised.includes(status)) {
    if (isFile) {
      expect(
        /^private, (no-store|max-age=\d+)$/.test(headers.get("cache-control") ?? ""),
        "a file that a shared cache may keep",
      );
      expect(headers.get("x-content-type-options") === "nosniff", "a file that may be sniffed");
      return faults;
    }
    expect(headers.get("cache-control") === "private, no-store", "may be kept by a cache");
    const json = parsed(text);
    const reply = (spec.reply as z.ZodMiniType).safeParse(json);
    expect(reply.success, `is not what the contract promises: ${text.slice(0, 500)}`);
    if (reply.success) expect(JSON.stringify(reply.data) === text, "says more than the contract does");
    return faults;
  }
  expect(REFUSALS.includes(status), `is no answer of this endpoint: ${text.slice(0, 500)}`);
  expect(headers.get("cache-control") === "private, no-store", "may be kept by a cache");
  expect(!INNER_WORDS.test(text), `tells what is none of the caller's business: ${text.slice(0, 500)}`);
  if (spec.errors === "text")
    expect(text.length > 0 && /^text\/plain/.test(headers.get("content-type") ?? ""), "is no sentence");
  else expect(Refusal.safeParse(parsed(text)).success, `is not the shape of an error: ${text.slice(0, 500)}`);
  if (status === 429) expect(Number(headers.get("retry-after")) > 0, "does not say when to try again");
  return faults;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
