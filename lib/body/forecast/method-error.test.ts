import { expect, test } from "vitest";
import { BODY_FAT_METHODS } from "@/lib/body/body-fat-method";
import { daysLater } from "@/lib/text/calendar/moments";
import { onPlan, PLANS } from "@/tests/support/plans";
import { FAT, OTHER, priorOf } from "./estimate";
import { estimateOf, type Observation } from "./filter";
import { observationsOf } from "./learned";
import { entry, SIZE } from "./matrix";
import { methodErrorOf } from "./method-error";
import { type OtherMethod, subjectOf } from "./subject";

const { loss } = PLANS;
const [weighed, later] = onPlan(loss, [28, 35]) as [Observation, Observation];

const read = (seen: Observation, bodyFat: number, method: OtherMethod): Observation => ({
  ...seen,
  bodyFat,
  method,
  bodyFatNoise: methodErrorOf(method).scatter,
});
const variance = (seen: readonly Observation[], place: number) =>
  entry(estimateOf(subjectOf(loss), seen).covariance, place * SIZE + place);

test("the method of the start says how well its fat mass is known, and moves nothing", () => {
  const priors = [...BODY_FAT_METHODS, undefined].map((bodyFatMethod) => ({
    name: bodyFatMethod ?? "unknown",
    ...priorOf(subjectOf({ ...loss, bodyFatMethod })),
  }));
  for (const { mean } of priors) expect(mean).toEqual(priorOf(subjectOf(loss)).mean);
  const order = priors.toSorted((one, other) => entry(one.covariance, 0) - entry(other.covariance, 0));
  expect(order.map(({ name }) => name)).toEqual(["dxa", "calliper", "scale", "unknown", "eye", "photo"]);
});

test("the method of the start goes on as the client's own, and any other errs in its own way", () => {
  const startedAt = new Date("2026-01-01T00:00:00Z");
  const takenAt = daysLater(startedAt, 28);
  const methodOf = (own: "scale" | undefined, bodyFatMethod: "scale" | "dxa" | null) =>
    observationsOf(startedAt, own, [
      { takenAt, weightLbs: 190, bodyFat: 18, bodyFatMethod, tapeBodyFat: null },
    ])[0]?.method;
  expect([methodOf("scale", "scale"), methodOf("scale", "dxa"), methodOf("scale", null)]).toEqual([
    "own",
    "dxa",
    "unknown",
  ]);
  expect([methodOf(undefined, null), methodOf(undefined, "dxa")]).toEqual(["own", "dxa"]);
});

test("a scan tells the fat mass better than an eye does", () => {
  expect(variance([read(weighed, 18, "dxa")], FAT)).toBeLessThan(
    0.8 * variance([read(weighed, 18, "eye")], FAT),
  );
});

test("what was learned of one method's error is forgotten when another one reads", () => {
  const lasting = (method: OtherMethod) => methodErrorOf(method).lasting ** 2;
  const scan = read(weighed, 24, "dxa");
  expect(variance([scan, read(later, 24, "dxa")], OTHER)).toBeLessThan(variance([scan], OTHER));
  expect(variance([scan], OTHER)).toBeLessThan(lasting("dxa"));
  expect(variance([scan, read(later, 30, "photo")], OTHER)).toBeGreaterThan(lasting("dxa"));
});
