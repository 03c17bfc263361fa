import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey, readDraft } from "@/components/training/workouts/device-store";
import { Toaster } from "@/components/ui/toaster";
import type { BinnedWorkout, LoggedWorkout } from "@/lib/training/logbook/schema";
import { HistorySheet } from "./history-sheet";

const CLIENT = {
  id: "018f0000-0000-7000-8000-000000000001",
  trainerId: "trainer",
  experience: "intermediate" as const,
  name: "Marcus Reed",
};
const WORKOUT: LoggedWorkout = {
  id: "018f0000-0000-7000-8000-000000000002",
  version: 3,
  date: "2026-09-01",
  startedAt: "2026-09-01T17:05:00.000Z",
  endedAt: "2026-09-01T18:00:00.000Z",
  muscleGroup: "legs",
  exercises: [
    {
      exerciseName: "Back Squat",
      muscleGroup: "legs",
      notes: null,
      setsData: [{ weight: 185, reps: 5, kind: "working", rpe: null }],
    },
  ],
};

const sent: { method: string; url: string; headers: Headers; body: unknown }[] = [];
let changeStatus = 200;
let bin: BinnedWorkout[] = [];
let restored: [unknown, ResponseInit?] = [WORKOUT];

/** A fake server for the history. */
beforeEach(() => {
  sent.length = 0;
  changeStatus = 200;
  bin = [];
  restored = [WORKOUT];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ method: init.method ?? "GET", url, headers: new Headers(init.headers), body });
    if (init.method === "PATCH") return Response.json(WORKOUT, { status: changeStatus });
    if (init.method === "DELETE") return Response.json({ success: true });
    if (/\/restore$/.test(url)) return Response.json(...restored);
    if (/\/bin$/.test(url)) return Response.json(bin);
    return Response.json(/\/workout$/.test(url) ? [WORKOUT] : []);
  });
});
afterEach(() => vi.unstubAllGlobals());

function renderHistory(onRepeated = () => {}, toasts?: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HistorySheet client={CLIENT} open onOpenChange={() => {}} onRepeated={onRepeated} />
      {toasts}
    </QueryClientProvider>,
  );
}

async function openMenu(onRepeated = () => {}) {
  const user = userEvent.setup();
  renderHistory(onRepeated);
  await user.click(await screen.findByRole("button", { name: /^More actions for the workout of Sep 1/ }));
  return user;
}
const write = () => sent.find(({ method }) => method !== "GET");

test("an edit sends the version it is based on, and a refusal shows an error", async () => {
  changeStatus = 412;
  const user = await openMenu();
  await user.click(await screen.findByRole("menuitem", { name: "Edit or move" }));
  const reps = screen.getByLabelText("Reps, set 1 of Back Squat");
  await user.clear(reps);
  await user.type(reps, "8");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("changed on another device");
  expect(write()).toMatchObject({
    method: "PATCH",
    body: {
      date: "2026-09-01",
      exercises: [{ exerciseName: "Back Squat", setsData: [{ weight: 185, reps: 8 }] }],
    },
  });
  expect(write()?.headers.get("if-match")).toBe('"3"');
});

test("repeating puts the sets into a draft, none of them logged", async () => {
  const onRepeated = vi.fn();
  const user = await openMenu(onRepeated);
  await user.click(await screen.findByRole("menuitem", { name: "Repeat today" }));
  await waitFor(() => expect(onRepeated).toHaveBeenCalledWith("legs"));
  expect(readDraft(draftKey(CLIENT, "Back Squat"))).toMatchObject({
    muscleGroup: "legs",
    sets: [{ weight: 185, reps: 5, logged: false }],
  });
});

test("deleting needs no confirmation, because Undo restores it", async () => {
  const user = await openMenu();
  await user.click(await screen.findByRole("menuitem", { name: "Delete workout" }));
  await waitFor(() => expect(write()?.method).toBe("DELETE"));
});

const BINNED: BinnedWorkout = {
  id: "018f0000-0000-7000-8000-000000000003",
  date: "2026-08-28",
  exerciseNames: ["Back Squat", "Leg Press"],
  sets: 7,
  deletedAt: "2026-09-01T10:00:00.000Z",
  purgeAt: "2026-10-01T10:00:00.000Z",
};

async function openBin() {
  bin = [BINNED];
  const user = userEvent.setup();
  renderHistory(undefined, <Toaster />);
  await user.click(await screen.findByRole("button", { name: "Deleted workouts (1)" }));
  const row = (await screen.findByText("Back Squat, Leg Press")).closest("li");
  expect(row).toHaveTextContent(/Aug 28.*, 7 sets.*for good on Oct 1/);
  return user;
}

test("a deleted workout is restored from the bin, whose last row leaves a sentence", async () => {
  const user = await openBin();
  bin = [];
  await user.click(screen.getByRole("button", { name: /^Restore the workout of Aug 28/ }));
  expect(await screen.findByText("Nothing is deleted.")).toBeInTheDocument();
  expect(write()).toMatchObject({ method: "POST", url: expect.stringContaining(`${BINNED.id}/restore`) });
});

test("the bin says why a workout cannot come back", async () => {
  const user = await openBin();
  restored = [{ message: "This workout has been imported again." }, { status: 409 }];
  await user.click(screen.getByRole("button", { name: /^Restore/ }));
  expect(await screen.findByText("This workout has been imported again.")).toBeInTheDocument();
});
