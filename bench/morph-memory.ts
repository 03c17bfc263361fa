import { createLocalEngine } from "@/lib/ports/image-engine/local/engine";
import { figureJpeg } from "@/tests/figures/figure";
import { imageJob } from "@/tests/support/image-jobs";

/*
 * Peak memory of a process in which one worker makes all steps of one photo, and of the same process before:
 *   npx tsx bench/morph-memory.ts
 */

const STEPS = 5;
const LIMIT_MB = 420;

const peakMb = (): number => process.resourceUsage().maxRSS / 1024;

const before = peakMb();
const engine = createLocalEngine();
const photo = figureJpeg("m_gym_shorts");
for (let step = 1; step <= STEPS; step++) {
  const { state } = await engine.advance(imageJob(photo, { step, steps: STEPS }), null);
  if (state !== "done") throw new Error(`step ${step}: ${state}`);
}
await engine.close();
const peak = peakMb();
console.log(
  `one worker, ${STEPS} steps: peak ${peak.toFixed(0)} MB, limit ${LIMIT_MB} MB (${before.toFixed(0)} MB before)`,
);
process.exitCode = peak < LIMIT_MB ? 0 : 1;
