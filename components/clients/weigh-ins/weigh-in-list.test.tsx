import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/record/schema";
import { WeighInList } from "./weigh-in-list";

const CLIENT = { ...NEW_CLIENT_DEFAULTS, id: "a", trainerId: "t" } as unknown as Client;

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    takenAt: new Date(Date.UTC(2026, 10, 20 - index, 9)).toISOString(),
    weight: 190 + index,
    bodyFat: index === 1 ? null : 20,
    bodyFatMethod: index === 0 ? ("dxa" as const) : null,
    girths: null,
    tapeBodyFat: index === 1 ? 17.5 : null,
  }));

function list(count: number) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WeighInList client={CLIENT} measurements={entries(count)} now={new Date()} />
    </QueryClientProvider>,
  );
  return screen.queryAllByRole("listitem");
}

test("each weigh-in shows its change since the first one, and whether body fat was measured", () => {
  const [newest, next, baseline] = list(3);
  expect(within(newest!).getByText("−2.0")).toBeVisible();
  expect(newest).toHaveTextContent("Nov 20, 202620.0% body fat (DXA scan)");
  expect(next).not.toHaveTextContent("20.0% body fat");
  expect(baseline).toHaveTextContent("Baseline, 20.0% body fat");
  expect(within(baseline!).getByText("0.0")).toBeVisible();
});

test("a long list is cut until Show all", async () => {
  expect(list(7)).toHaveLength(5);
  await userEvent.click(screen.getByRole("button", { name: "Show all 7" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(7);
});

test("the only entry can be edited but not removed", () => {
  list(1);
  expect(screen.getByRole("button", { name: "Edit the weigh-in of Nov 20, 2026" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "Remove the weigh-in of Nov 20, 2026" })).toBeDisabled();
});

test("an estimated body fat says that it comes from the tape", () => {
  list(3);
  const taped = screen.getAllByRole("listitem")[1];
  expect(taped).toHaveTextContent("17.5% body fat, estimated from tape");
});
