import type { Endpoint } from "@/lib/platform/http/contract";
import { API_POLICY } from "./page-headers";

/** Supported methods by path in Next's bracket form. Each route registers itself when it loads. */
const served = new Map<string, Set<string>>();

export function registerServed({ path, method }: Pick<Endpoint, "path" | "method">): void {
  served.set(path, (served.get(path) ?? new Set()).add(method));
}

/** The response of every /api address without a contract. */
export function unknownEndpoint(): Response {
  return refusal(404, "No such endpoint.");
}

export function unservedMethod(request: Request): Response {
  const allow = allowedAt(new URL(request.url).pathname);
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: headersWith({ allow }) });
  return refusal(405, `This address supports only ${allow}.`, { allow });
}

/** The `Allow` header of an address: HEAD with every GET, OPTIONS everywhere. */
export function allowedAt(pathname: string): string {
  const parameters = (path: string) => path.split("[").length;
  // If two patterns match, Next uses the more specific one.
  const [path = ""] = [...served.keys()]
    .filter((pattern) => new RegExp(`^${pattern.replace(/\[\w+\]/g, "[^/]+")}$`).test(pathname))
    .sort((a, b) => parameters(a) - parameters(b));
  const methods = [...(served.get(path) ?? [])];
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort().join(", ");
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: headersWith(headers) });
}

function headersWith(headers: Record<string, string>): Record<string, string> {
  return { "cache-control": "private, no-store", "content-security-policy": API_POLICY, ...headers };
}
