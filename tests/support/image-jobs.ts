import { createHash } from "node:crypto";
import { createLocalEngine, type LocalEngine } from "@/lib/ports/image-engine/local/engine";
import type { ImageJob } from "@/lib/ports/image-engine/port";

/** A job for a man who goes from 195 lb at 25 % to 166 lb at 12 %. */
export const imageJob = (photo: Uint8Array, change: Partial<ImageJob> = {}): ImageJob => ({
  photo,
  side: "front",
  subject: {
    sex: "male",
    heightInches: 72,
    now: { weightLbs: 195, bodyFat: 25 },
    target: { weightLbs: 166, bodyFat: 12 },
  },
  step: 1,
  steps: 1,
  take: 1,
  ...change,
});

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("base64");
const keyOf = ({ photo, ...job }: ImageJob): string => hashOf(photo) + JSON.stringify(job);

/** The local engine, which answers a repeated job from memory, since each takes seconds and gives the same bytes. */
export function rememberingEngine(): LocalEngine {
  const engine = createLocalEngine();
  const known = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const answer = (known.get(key) as Promise<T> | undefined) ?? work();
    known.set(key, answer);
    return answer;
  };
  return {
    ...engine,
    advance: (job) => once(keyOf(job), () => engine.advance(job, null)),
    read: (job, picture) => once(keyOf(job) + hashOf(picture), () => engine.read(job, picture)),
  };
}
