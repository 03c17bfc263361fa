import { release } from "@/lib/server/http/release";

export const dynamic = "force-static";

/** Static, so that each build has its own version, for which installed apps reload. */
export function GET(): Response {
  const { version, commit } = release();
  return Response.json({ version: `${version}+${crypto.randomUUID().slice(0, 8)}`, commit });
}
