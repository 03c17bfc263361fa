import { createLocalEngine } from "@/lib/ports/image-engine/local/engine";
import { figureJpeg } from "@/tests/figures/figure";
import { imageJob } from "@/tests/support/image-jobs";

/* The worker is warmed up first, as in the server: npx tsx bench/morph-memory.ts */

const STEPS = 5;
const LIMIT_MB = 420;

const peakMb = (): number => process.resourceUsage().maxRSS / 1024;

const before = peakMb();
const engine = createLocalEngine();
await engine.warmUp();
const photo = figureJpeg("m_gym_shorts");
const start = performance.now();
let first = 0;
for (let step = 1; step <= STEPS; step++) {
  const { state } = await engine.advance(imageJob(photo, { step, steps: STEPS }), null);
  if (state !== "done") throw new Error(`step ${step}: ${state}`);
  if (step === 1) first = performance.now() - start;
}
await engine.close();
const peak = peakMb();
console.log(
  `one worker, ${STEPS} steps: peak ${peak.toFixed(0)} MB, limit ${LIMIT_MB} MB (${before.toFixed(0)} MB before); first image after ${first.toFixed(0)} ms`,
);
process.exitCode = peak < LIMIT_MB ? 0 : 1;
