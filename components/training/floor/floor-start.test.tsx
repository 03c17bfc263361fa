import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  draftKey,
  readDraft,
  readSession,
  storeOnDevice,
  storeSession,
} from "@/components/training/workouts/device-store";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/record/schema";
import { createQueryClient } from "@/lib/platform/http/answers";
import { dayHere } from "@/lib/text/calendar/local-date";
import { PlainAddress } from "@/tests/support/plain-address";
import { FloorStart } from "./floor-start";

const client = (id: string, name: string, notes = ""): Client =>
  ({ ...NEW_CLIENT_DEFAULTS, id, trainerId: "ann", name, notes, photoUrl: null }) as unknown as Client;
const CLIENTS = [client("a", "Ann Ash", "Shoulder, no dips"), client("b", "Ben Birch")];
const today = dayHere(new Date());
const row = (id: string) => ({
  ...{ id, name: "Legs", date: today, plannedOn: today, startMin: null, lengthMin: null, skippedFor: null },
  ...{ isWhole: false, setsPlanned: 2, setsDone: 0, filledOn: null, lastDay: null, openEndAt: null },
});
const squat = {
  ...{ exerciseName: "Back Squat", muscleGroup: "legs", sets: 2, reps: { min: 8, max: 8 } },
  ...{ weight: 95, isFixed: true, withNext: false },
};
const offer = (clientId: string, kind: string, startMin: number | null) => ({
  ...{ clientId, kind, sessionId: `s${clientId}`, name: "Legs", date: today, startMin },
  ...{ setsPlanned: 2, setsDone: 0, moreMissed: 0 },
});
let offers: unknown[];

beforeEach(() => {
  offers = [offer("a", "now", 1020), offer("b", "later", 1110)];
  for (const one of CLIENTS) {
    storeOnDevice(draftKey(one, "Back Squat"), null);
    storeSession(one, null);
  }
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.includes("/floor")) return Response.json({ sessions: offers });
    const id = /client\/(\w)/.exec(url)?.[1];
    if (!url.endsWith("/plan")) return Response.json([]);
    const sessions = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, name: "Legs", exercises: [squat] }));
    const days = { planned: [row(`s${id}`)], workouts: [], archivedOn: null };
    return Response.json({ sessions, madeAt: "2026-11-01T00:00:00Z", trained: [], days });
  });
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  const onStart = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <FloorStart
        trainerId="ann"
        clients={CLIENTS}
        onStart={onStart}
        onAdd={() => {}}
        fallback={<p>Nobody today</p>}
      />
    </QueryClientProvider>,
    { wrapper: PlainAddress },
  );
  return { onStart, user: userEvent.setup() };
}

it("has chosen who trains now, with the note, and starts the planned session with one tap", async () => {
  const { onStart, user } = show();
  expect(await screen.findByRole("checkbox", { name: /Ann Ash/ })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: /Ben Birch/ })).not.toBeChecked();
  expect(screen.getByRole("button", { name: "Note: Shoulder, no dips" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Start with 1 client" }));
  await waitFor(() => expect(onStart).toHaveBeenCalled());
  const open = expect.objectContaining({ exerciseName: "Back Squat", muscleGroup: "legs" });
  expect(onStart).toHaveBeenCalledWith([{ clientId: "a", open }]);
  expect(readSession(CLIENTS[0]!)).toMatchObject({ name: "Legs", plannedSessionId: "sa" });
  expect(readDraft(draftKey(CLIENTS[0]!, "Back Squat"))?.sets).toHaveLength(2);
  expect(readSession(CLIENTS[1]!)).toBeNull();
});

it("says of a client who missed several sessions how many more there are", async () => {
  const missed = { ...offer("a", "missed", null), date: "2026-11-16", moreMissed: 2 };
  offers = [missed, { ...missed, clientId: "b", sessionId: "sb", moreMissed: 0 }];
  show();
  expect(await screen.findByRole("checkbox", { name: /Ann Ash/ })).not.toBeChecked();
  expect(screen.getByText("Legs, missed Mon, 2 more missed")).toBeVisible();
  expect(screen.getByText("Legs, missed Mon")).toBeVisible();
});

it("starts everyone who is chosen, and shows the other view without any session", async () => {
  const first = show();
  await first.user.click(await screen.findByRole("checkbox", { name: /Ben Birch/ }));
  await first.user.click(screen.getByRole("button", { name: "Start with 2 clients" }));
  await waitFor(() => expect(first.onStart).toHaveBeenCalled());
  expect(readSession(CLIENTS[1]!)).toMatchObject({ plannedSessionId: "sb" });
  offers = [];
  show();
  expect(await screen.findByText("Nobody today")).toBeVisible();
});
