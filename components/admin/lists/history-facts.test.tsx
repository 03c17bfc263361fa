import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { HistoryFacts } from "./history-facts";

const ENTRY = {
  id: "i",
  generatedDate: "2026-11-23",
  generatedAt: "2026-11-23T09:00:00.000Z",
  imageUrl: "",
  photoUrl: null,
  prompt: null,
  side: "back" as const,
  step: 3,
  steps: 3,
  weight: 175,
  bodyFat: 22,
  engine: "replicate" as const,
  note: null,
  costMicroUsd: 120_000,
  error: null,
  girths: [
    { site: "waist" as const, beforeCm: 104, askedCm: 85, madeCm: 89, error: 0.041 },
    { site: "chest" as const, beforeCm: 110, askedCm: 100, madeCm: null, error: 0 },
  ],
};

it("shows the request, its cost, and the error of each width", () => {
  render(<HistoryFacts entry={ENTRY} />);
  expect(screen.getByText("Goal, back")).toBeInTheDocument();
  expect(screen.getByText("175.0 lb, 22.0%")).toBeInTheDocument();
  expect(screen.getByText("Replicate, $0.12")).toBeInTheDocument();
  expect(screen.getByRole("row", { name: "Waist 33.5 35.0 +4.1%" })).toHaveClass("text-warning");
  expect(screen.getByRole("row", { name: "Chest 39.4 hidden" })).not.toHaveClass("text-warning");
});

it("names the step, and leaves out unknown values", () => {
  render(<HistoryFacts entry={{ ...ENTRY, step: 1, engine: null, girths: null }} />);
  expect(screen.getByText("Step 1 of 3, back")).toBeInTheDocument();
  expect(screen.queryByRole("table")).toBeNull();
});
