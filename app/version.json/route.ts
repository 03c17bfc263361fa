export const dynamic = "force-static";

/** Static, so that each build has its own version. */
export function GET(): Response {
  return Response.json({ version: crypto.randomUUID() });
}
