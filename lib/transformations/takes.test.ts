import { expect, it } from "vitest";
import { placesOf } from "./takes";

const image = (
  side: "front" | "back",
  step: number,
  take: number,
  status: "pending" | "done" | "failed" = "done",
) => ({ side, step, take, status });

it("stand front first, in step order, whatever order they come in", () => {
  const places = placesOf([image("back", 1, 1), image("front", 2, 1), image("front", 1, 1)]);
  expect(places.map(({ newest: { side, step } }) => `${side} ${step}`)).toEqual([
    "front 1",
    "front 2",
    "back 1",
  ]);
});

it.each(["pending", "failed"] as const)(
  "keep the earlier take in sight while the newer one is %s",
  (status) => {
    const [earlier, newer] = [image("front", 1, 1), image("front", 1, 2, status)];
    expect(placesOf([newer, earlier])).toEqual([{ newest: newer, shown: earlier }]);
  },
);

it("show the newest take that is finished, and nothing before there is one", () => {
  const [first, second] = [image("front", 1, 1), image("front", 1, 2)];
  expect(placesOf([first, second])).toEqual([{ newest: second, shown: second }]);
  const waiting = image("front", 1, 1, "pending");
  expect(placesOf([waiting])).toEqual([{ newest: waiting, shown: null }]);
});
