import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftKey, restKey, storeOnDevice } from "@/components/training/workouts/device-store";
import { Toaster } from "@/components/ui/toaster";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/record/schema";
import { createQueryClient } from "@/lib/platform/http/answers";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { PlainAddress } from "@/tests/support/plain-address";
import FloorClient from "./floor-client";

const client = { ...NEW_CLIENT_DEFAULTS, id: "c9", trainerId: "ann", name: "Ann Ash" } as unknown as Client;
const set = { reps: 10, weight: 185, kind: "working", rpe: null };
const squat = {
  exerciseName: "Back Squat",
  personalRecord: null,
  pinnedNote: "Heels on plates",
  lastWorkout: { date: "2026-11-16", sets: 1, reps: 10, weight: 185, notes: null, setsData: [set] },
  earlierWorkouts: [],
};

beforeEach(() => {
  storeOnDevice(draftKey(client, "Back Squat"), null);
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.endsWith("/plan")) return Response.json({ sessions: [], madeAt: null, trained: [] });
    if (url.endsWith("/exercises/legs")) return Response.json([squat]);
    return Response.json(url.endsWith("/access") ? { success: true } : []);
  });
});
afterEach(() => vi.unstubAllGlobals());

type PlaceProps = { onLeave: () => void; isColumn: boolean };

function Place({ onLeave, isColumn }: PlaceProps) {
  const [open, setOpen] = useState<ExercisePlace | null>(null);
  return <FloorClient client={client} open={open} onOpen={setOpen} onLeave={onLeave} isColumn={isColumn} />;
}

function show(onLeave = () => {}, isColumn = false) {
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Place onLeave={onLeave} isColumn={isColumn} />
      <Toaster />
    </QueryClientProvider>,
    { wrapper: PlainAddress },
  );
}

it("opens an exercise with its pinned note and next target, and logs a set", async () => {
  const user = userEvent.setup();
  const onLeave = vi.fn();
  show(onLeave);
  await user.click(await screen.findByRole("button", { name: /Back Squat/ }));
  expect(await screen.findByRole("region", { name: "Ann Ash, Back Squat" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Pinned note: Heels on plates" })).toBeInTheDocument();
  expect(screen.getByText(/Last time 10 at 185 lb, the top of the range/)).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: /^Target/ }));
  expect(screen.getByRole("button", { name: "Set 1: 190 × 8" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Decrease by 2.5 lb" }));
  expect(screen.getByRole("button", { name: "Set 1: 187.5 × 8" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Log set 1" }));
  expect(screen.getByRole("timer")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Exercises" }));
  await user.click(await screen.findByRole("button", { name: "Remove from the floor" }));
  expect(onLeave).toHaveBeenCalled();
});

it("fills the Log button of a column for a client who is ready, and not for one who rests", async () => {
  storeOnDevice(restKey(client), null);
  const user = userEvent.setup();
  show(() => {}, true);
  await user.click(await screen.findByRole("button", { name: /Back Squat/ }));
  const isFilled = (setNumber: number) =>
    screen.getByRole("button", { name: `Log set ${setNumber}` }).classList.contains("bg-primary");
  expect(await screen.findByText("First set")).toBeVisible();
  expect(isFilled(1)).toBe(false);
  // Nobody has done anything yet: there is nothing to rest from, and nothing is saved.
  expect(screen.queryByRole("button", { name: "Start rest" })).toBeNull();
  expect(screen.queryByText(/^Saved on/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add set" }));
  await user.click(screen.getByRole("button", { name: "Log set 1" }));
  // On a slow machine some seconds have passed.
  expect(screen.getByRole("timer")).toHaveTextContent(/(2:00|1:[45]\d)of 2:00/);
  expect(screen.getByText(/^Saved on/)).toBeVisible();
  expect(isFilled(2)).toBe(false);
  await user.click(screen.getByRole("button", { name: "15 seconds more" }));
  expect(screen.getByRole("timer")).toHaveTextContent("of 2:15");
  await user.click(screen.getByRole("button", { name: "Skip rest" }));
  expect(screen.getByRole("timer")).toHaveTextContent("Ready");
  expect(isFilled(2)).toBe(true);
  await user.click(screen.getByRole("button", { name: "Rest again" }));
  expect(isFilled(2)).toBe(false);
});

it("names in a column last time below today, and shows the target with its reason", async () => {
  const user = userEvent.setup();
  show(() => {}, true);
  await user.click(await screen.findByRole("button", { name: /Back Squat/ }));
  expect(screen.getByRole("button", { name: /^Set 1: / })).toHaveTextContent("last 185 × 10");
  expect(screen.getAllByText("Target")[0]?.parentElement).toHaveTextContent("Target 190 lb × 8");
  expect(screen.getByText(/Last time 10 at 185 lb, the top of the range/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Target" }));
  expect(screen.getByRole("button", { name: /^Set 1: / })).toHaveTextContent("190 × 8");
});

it("undoes the removal of a set and of a draft", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: /Back Squat/ }));
  await user.click(await screen.findByRole("button", { name: "Add set" }));
  const second = () => screen.queryByRole("button", { name: /^Set 2:/ });
  await user.click(screen.getByRole("button", { name: "Set 1 options" }));
  await user.click(screen.getByRole("button", { name: "Remove set 1" }));
  expect(second()).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(second()).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Discard draft" }));
  expect(second()).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(second()).toBeInTheDocument();
});
