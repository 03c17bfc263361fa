import { expect, it } from "vitest";
import { imagesByStep } from "./step-images";

const image = (
  side: "front" | "back",
  step: number,
  take: number,
  status: "pending" | "done" | "failed" = "done",
) => ({ side, step, take, status });

it("are sorted by side and step", () => {
  const steps = imagesByStep([image("back", 1, 1), image("front", 2, 1), image("front", 1, 1)]);
  expect(steps.map(({ newest: { side, step } }) => `${side} ${step}`)).toEqual([
    "front 1",
    "front 2",
    "back 1",
  ]);
});

it.each(["pending", "failed"] as const)("keep the earlier image while the newer attempt is %s", (status) => {
  const [earlier, newer] = [image("front", 1, 1), image("front", 1, 2, status)];
  expect(imagesByStep([newer, earlier])).toEqual([{ newest: newer, shown: earlier }]);
});

it("show the newest finished attempt, and nothing before there is one", () => {
  const [first, second] = [image("front", 1, 1), image("front", 1, 2)];
  expect(imagesByStep([first, second])).toEqual([{ newest: second, shown: second }]);
  const waiting = image("front", 1, 1, "pending");
  expect(imagesByStep([waiting])).toEqual([{ newest: waiting, shown: null }]);
});
