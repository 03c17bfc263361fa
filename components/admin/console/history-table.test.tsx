import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { HistoryEntry } from "@/components/admin/lists/history-facts";
import { PlainAddress } from "@/tests/support/plain-address";
import { HistoryTable } from "./history-table";

const entry = (step: number, madeCm: number | null): HistoryEntry => ({
  id: `i${step}`,
  generatedDate: `2026-11-2${step}`,
  generatedAt: `2026-11-2${step}T09:00:00.000Z`,
  imageUrl: `/image/${step}`,
  photoUrl: null,
  prompt: null,
  side: "front",
  step,
  steps: 2,
  weight: 180,
  bodyFat: 20,
  engine: "local",
  note: null,
  costMicroUsd: null,
  error: null,
  girths: [{ site: "waist", beforeCm: 104, askedCm: 85, madeCm, error: madeCm === null ? 0 : 0.041 }],
});

it("shows the newest image large, or the one that is chosen", async () => {
  render(<HistoryTable entries={[entry(2, 89), entry(1, null)]} name="Owen" />, { wrapper: PlainAddress });
  const large = () => screen.getByRole("img", { name: /^AI forecast of Owen/ });
  expect(large()).toHaveAttribute("src", "/image/2");
  await userEvent.click(screen.getByRole("button", { name: "Step 1 of 2, front" }));
  expect(large()).toHaveAttribute("src", "/image/1");
  expect(screen.getByRole("button", { name: "Step 1 of 2, front", pressed: true })).toBeInTheDocument();
});

it("shows the requested and the measured waist of each image", () => {
  render(<HistoryTable entries={[entry(2, 89), entry(1, null)]} name="Owen" />, { wrapper: PlainAddress });
  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toContainEqual(
    expect.stringMatching(/Goal, front.*Generated on 2026-11-22.*33\.535\.0\+4\.1%$/),
  );
  expect(rows).toContainEqual(expect.stringMatching(/Step 1 of 2, front.*33\.5hidden$/));
});
