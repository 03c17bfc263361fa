import { expect, it } from "vitest";
import { clientStatus } from "./status";

const generation = (status: "queued" | "running" | "succeeded" | "failed") => ({
  id: "g",
  status,
  engine: "local" as const,
  done: 1,
  total: 4,
  error: status === "failed" ? "We could not find a person in this photo" : null,
});
const making = { state: "making", done: 1, total: 4 };
const failed = { state: "failed", reason: "We could not find a person in this photo" };

it.each([
  ["pending without images", null, [], { isComplete: false, work: null }],
  ["complete with images", generation("succeeded"), ["/x"], { isComplete: true, work: null }],
  ["complete with images whose making is forgotten", null, ["/x"], { isComplete: true, work: null }],
  ["pending until the first image is made", generation("queued"), [], { isComplete: false, work: making }],
  ["complete from the first image on", generation("running"), ["/x"], { isComplete: true, work: making }],
  ["pending where no image could be made", generation("failed"), [], { isComplete: false, work: failed }],
  ["complete where some images failed", generation("failed"), ["/x"], { isComplete: true, work: failed }],
])("a client is %s", (_what, made, transformationUrls, status) => {
  expect(clientStatus({ generation: made, transformationUrls })).toEqual(status);
});
