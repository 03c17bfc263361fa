import type { Endpoint } from "@/lib/http/contract";
import { API_POLICY } from "./page-headers";

/** The methods that are served, by path in Next's bracket form. A route fills it in when it is loaded. */
const served = new Map<string, Set<string>>();

export function rememberServed({ path, method }: Pick<Endpoint, "path" | "method">): void {
  served.set(path, (served.get(path) ?? new Set()).add(method));
}

/** The answer of every address under /api that no contract names. */
export function unknownEndpoint(): Response {
  return refusal(404, "Nothing is here.");
}

/** The answer to a method that an address does not serve. */
export function unservedMethod(request: Request): Response {
  const allow = allowedAt(new URL(request.url).pathname);
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: headersWith({ allow }) });
  return refusal(405, `This address takes ${allow} and nothing else.`, { allow });
}

/** The `Allow` header of an address: HEAD wherever GET is served, OPTIONS everywhere. */
export function allowedAt(pathname: string): string {
  const parameters = (path: string) => path.split("[").length;
  // Where two patterns fit, Next takes the one that says more.
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
