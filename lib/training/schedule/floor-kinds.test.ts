import { expect, test } from "vitest";
import { preselected } from "./floor-kinds";

const offer = (clientId: string, kind: "now" | "later" | "missed", startMin: number | null = null) => ({
  ...{ clientId, kind, startMin },
});

test("chooses who trains now, six at most", () => {
  const now = [..."abcdefg"].map((id) => offer(id, "now", 1020));
  expect(preselected(now).join("")).toBe("abcdef");
  expect(preselected([...now.slice(0, 2), offer("h", "later")]).join("")).toBe("ab");
});

test("without them chooses today's sessions at any time, and neither those of the evening nor missed ones", () => {
  const offers = [offer("a", "later", 1140), offer("b", "later"), offer("c", "missed")];
  expect(preselected(offers)).toEqual(["b"]);
});
