import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import type { SummedWorkout } from "@/lib/training/logbook/schema";
import { CountsSheet } from "./counts-sheet";

const WORKOUT: SummedWorkout = {
  id: "018f0000-0000-7000-8000-000000000002",
  version: 1,
  date: "2026-11-18",
  startedAt: "2026-11-18T17:05:00.000Z",
  endedAt: "2026-11-18T18:00:00.000Z",
  muscleGroup: "legs",
  countsFor: { id: "mon", name: "Legs", date: "2026-11-16" },
  linkedBy: "matched",
  exercises: [],
  records: [],
  couldCountFor: [
    { id: "mon", name: "Legs", date: "2026-11-16" },
    { id: "thu", name: "Push", date: "2026-11-19" },
  ],
};
const sent: unknown[] = [];
let status = 200;

beforeEach(() => {
  sent.length = 0;
  status = 200;
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    if (init.method !== "PATCH") return Response.json(WORKOUT);
    sent.push(JSON.parse(String(init.body)).link);
    return status === 200
      ? Response.json(WORKOUT)
      : Response.json({ message: "Session not found" }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(onClose = () => {}) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CountsSheet clientId="c" workout={WORKOUT} onClose={onClose} />
      <Toaster />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("radio", { name: "Legs, Monday, Nov 16" })).toBeChecked();
  // The sheet is modal until its parent closes it.
  return userEvent.setup({ pointerEventsCheck: 0 });
}

test("a choice is saved by hand, closes the sheet, and Undo brings back the match", async () => {
  const onClose = vi.fn();
  const user = await open(onClose);
  await user.click(screen.getByRole("radio", { name: "Push, Thursday, Nov 19" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(sent).toEqual([
      { plannedSessionId: "thu", linkedBy: "hand" },
      { plannedSessionId: "mon", linkedBy: "matched" },
    ]),
  );
});

test("it can be an extra", async () => {
  const user = await open();
  await user.click(screen.getByRole("radio", { name: "No session, an extra" }));
  await waitFor(() => expect(sent).toEqual([{ plannedSessionId: null, linkedBy: "hand" }]));
});

test("a refusal says why and leaves the sheet open", async () => {
  status = 404;
  const onClose = vi.fn();
  const user = await open(onClose);
  await user.click(screen.getByRole("radio", { name: "Push, Thursday, Nov 19" }));
  expect(await screen.findByText("Session not found")).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
