import { API_POLICY } from "@/lib/server/content-security-policy";

/** The answer of every address under /api that no contract names. */
export function unknownEndpoint(): Response {
  return Response.json(
    { message: "No such endpoint." },
    {
      status: 404,
      headers: { "cache-control": "private, no-store", "content-security-policy": API_POLICY },
    },
  );
}
