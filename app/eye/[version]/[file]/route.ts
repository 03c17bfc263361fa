import { readFileSync } from "node:fs";
import path from "node:path";
import { bundledWorker } from "@/app/bundled-worker";
import { EYE_FILES, EYE_VERSION } from "@/lib/engine/live/live-sight";
import { KEPT_FOR_GOOD } from "@/lib/server/http/page-headers";

/*
 * The files of the viewfinder's worker, bundled at build time. Browsers request them only when the camera
 * opens.
 */
export const dynamic = "force-static";
export const dynamicParams = false;

const WORKER = "worker.js";
const EYE = "lib/engine/live/eye-worker.ts";
const PACKAGES = path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules");

const FILES: Record<string, { from: string; type: string }> = {
  [EYE_FILES.script]: { from: `@litertjs/core/wasm/${EYE_FILES.script}`, type: "text/javascript" },
  [EYE_FILES.wasm]: { from: `@litertjs/core/wasm/${EYE_FILES.wasm}`, type: "application/wasm" },
  [EYE_FILES.personDetector]: {
    from: "@mediapipe/pose/pose_solution_packed_assets.data",
    type: "application/octet-stream",
  },
  [EYE_FILES.poseLandmarks]: {
    from: "@mediapipe/pose/pose_landmark_full.tflite",
    type: "application/octet-stream",
  },
};

export const generateStaticParams = () =>
  [WORKER, ...Object.keys(FILES)].map((file) => ({ version: EYE_VERSION, file }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  // The address of the worker stays when its code changes.
  if (file === WORKER) return answer(await bundledWorker(EYE), "text/javascript", "no-cache");
  const known = FILES[file];
  if (!known) return new Response(null, { status: 404 });
  // Read at build time, so that no deployment has to contain it.
  const source = path.join(/* turbopackIgnore: true */ PACKAGES, known.from);
  const bytes = new Uint8Array(readFileSync(/* turbopackIgnore: true */ source));
  return answer(bytes, known.type, KEPT_FOR_GOOD);
}

const answer = (body: BodyInit, type: string, caching: string) =>
  new Response(body, { headers: { "Content-Type": type, "Cache-Control": caching } });
