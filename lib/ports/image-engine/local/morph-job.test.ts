import { expect, it, vi } from "vitest";
import type { Subject } from "@/lib/body/body";
import { girthRatios } from "@/lib/body/girths";
import { bodyChange } from "@/lib/engine/surface/relief";
import { backPhoto, goodPhoto } from "@/tests/support/photos-to-check";
import { createMorphJob } from "./morph-job";

vi.setConfig({ testTimeout: 300_000 });

const SUBJECT: Subject = {
  sex: "male",
  heightInches: 72,
  now: { weightLbs: 195, bodyFat: 25 },
  target: { weightLbs: 170, bodyFat: 13 },
};

async function drawn(photo: Buffer, side: "front" | "back"): Promise<string> {
  const goal = { ratios: girthRatios(SUBJECT).frontWidth, change: bodyChange(SUBJECT, side) };
  const reply = await createMorphJob()({ task: "morph", photo, photoKey: side, step: goal, goal, share: 1 });
  if (reply.outcome !== "made") throw new Error(reply.outcome);
  return Buffer.from(reply.jpeg).toString("base64");
}

it.each([
  ["back", backPhoto],
  ["front", goodPhoto],
] as const)("a %s is drawn as what it shows, whichever slot it is in", async (_side, make) => {
  const photo = await make();
  expect((await drawn(photo, "front")) === (await drawn(photo, "back"))).toBe(true);
});
