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

it.each([
  ["pending without images", null, [], { kind: "pending" }],
  ["complete with images", generation("succeeded"), ["/x"], { kind: "complete" }],
  ["complete with images whose making is forgotten", null, ["/x"], { kind: "complete" }],
  ["generating while it waits", generation("queued"), [], { kind: "generating", done: 1, total: 4 }],
  [
    "generating although the first image is there",
    generation("running"),
    ["/x"],
    { kind: "generating", done: 1, total: 4 },
  ],
  [
    "failed with its reason",
    generation("failed"),
    ["/x"],
    { kind: "failed", reason: "We could not find a person in this photo" },
  ],
])("a client is %s", (_what, made, transformationUrls, status) => {
  expect(clientStatus({ generation: made, transformationUrls })).toEqual(status);
});
