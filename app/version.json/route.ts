export const dynamic = "force-static";

/** Answered once, while the app is built: every build has a version of its own. */
export function GET(): Response {
  return Response.json({ version: crypto.randomUUID() });
}
