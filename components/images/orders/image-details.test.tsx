import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ForecastFrame, PhotoFrame } from "@/lib/images/orders/journey";
import type { DrawnGirth } from "@/lib/images/orders/schema";
import { ImageDetails } from "./image-details";

const CAPTION = { label: "Jul 1", shortLabel: "Jul 1", figures: { weightLbs: 175, bodyFat: 22 } };
const girth = (site: DrawnGirth["site"], error: number, madeCm: number | null = 86): DrawnGirth => ({
  site,
  beforeCm: 104,
  askedCm: 85,
  madeCm,
  error,
});

function show(girths: DrawnGirth[] | null, isCovered = false) {
  const image = { girths, lowConfidence: false, note: null, engine: "local" };
  const forecast = { ...CAPTION, likely: null, note: null, image } as unknown as ForecastFrame;
  render(<ImageDetails photo={CAPTION as unknown as PhotoFrame} {...{ forecast, isCovered }} />);
}

it("shows the requested and the drawn girth as estimates, also if nothing was measured", () => {
  show([girth("waist", 0.01), girth("chest", 0, null)]);
  const lines = [...document.querySelectorAll("dd span.block")].map(({ textContent }) => textContent);
  expect(lines).toEqual(["Waist 33.9 in, requested 33.5 in", "Chest hidden, requested 33.5 in"]);
  const estimated = [...document.querySelectorAll("[data-estimated]")].map(({ textContent }) => textContent);
  expect(estimated).toEqual(["33.9 in", "33.5 in", "33.5 in"]);
  expect(screen.queryByText(/than requested/)).toBeNull();
});

it("calls no width measured where clothes cover the waist", () => {
  show([girth("waist", 0.01)], true);
  expect(screen.getByText("Drawn")).toBeInTheDocument();
  expect(screen.queryByText("Measured")).toBeNull();
});

it("warns of the width with the largest error above 3 %", () => {
  show([girth("hip", 0.04), girth("waist", -0.06), girth("thigh", 0.02)]);
  expect(screen.getByText(/^Waist is 6% narrower than requested/)).toBeInTheDocument();
  expect(screen.queryByText(/Hips drawn/)).toBeNull();
});

it("shows nothing for an unmeasured image", () => {
  show(null);
  expect(screen.queryByText("Measured")).toBeNull();
});
