import { bundledWorker } from "@/app/bundled-worker";

/** The worker that reads files of workouts: components/training/imports/open-file.ts. */
export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  const script = await bundledWorker("components/training/imports/import-worker.ts");
  return new Response(script, {
    headers: { "Content-Type": "text/javascript", "Cache-Control": "no-cache" },
  });
}
