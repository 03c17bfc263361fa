import { expect, it } from "vitest";
import config from "@/tailwind.config";
import { cn } from "./cn";

const { fontSize, fontWeight, borderRadius, transitionDuration } = config.theme.extend;

it.each(Object.keys(fontSize))(
  "knows text-%s as a size: it replaces another size and keeps a colour",
  (name) => {
    expect(cn("text-[10px] text-primary", `text-${name}`)).toBe(`text-primary text-${name}`);
  },
);

it.each([
  ...Object.keys(fontWeight).map((name) => ["font-thin", `font-${name}`] as const),
  ...Object.keys(borderRadius).map((name) => ["rounded-[1px]", `rounded-${name}`] as const),
  ...Object.keys(transitionDuration).map((name) => ["duration-75", `duration-${name}`] as const),
])("lets the later of %s and %s win", (earlier, later) => {
  expect(cn(earlier, later)).toBe(later);
});

it("keeps width axis and weight apart", () => {
  expect(cn("font-button font-stretch-104%")).toBe("font-button font-stretch-104%");
});
