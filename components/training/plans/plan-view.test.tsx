import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSession, storedDrafts } from "@/components/training/workouts/device-store";
import { useToastStore } from "@/components/ui/toast-store";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/record/schema";
import { createQueryClient } from "@/lib/platform/http/answers";
import { dayHere } from "@/lib/text/calendar/local-date";
import type { PlannedSession } from "@/lib/training/plans/schema";
import { PlainAddress } from "@/tests/support/plain-address";
import PlanView from "./plan-view";

const client = {
  ...NEW_CLIENT_DEFAULTS,
  id: "c1",
  trainerId: "ann",
  name: "Marcus Reed",
} as unknown as Client;

/** A fake server that stores a plan; other replies are empty. */
let plan: PlannedSession[];
const TODAY = dayHere(new Date());
const rows = [
  {
    ...{ id: "stored-1", name: "Push", date: TODAY, plannedOn: TODAY, setsPlanned: 9, setsDone: 0 },
    ...{ startMin: null, lengthMin: null, skippedFor: null, isWhole: false },
    ...{ filledOn: null, lastDay: null, openEndAt: null },
  },
];
let isAway: boolean;
async function serve(url: string, init: RequestInit) {
  if (isAway) throw new TypeError("offline");
  if (!url.endsWith("/plan")) return Response.json([]);
  if (init.method === "POST") plan = JSON.parse(init.body as string).sessions;
  return Response.json({
    sessions: plan,
    madeAt: null,
    trained: [],
    days: { planned: rows, workouts: [], archivedOn: null },
  });
}

beforeEach(() => {
  plan = [];
  isAway = false;
  vi.stubGlobal("fetch", serve);
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  const onStarted = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <PlanView client={client} onStarted={onStarted} adding={false} onAddingChange={() => {}} />
    </QueryClientProvider>,
    { wrapper: PlainAddress },
  );
  return { onStarted, user: userEvent.setup() };
}

/** A session on each day, so that today has one. */
async function makePlan(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole("button", { name: "Make a program" }));
  const sheet = await screen.findByRole("dialog", { name: "New program" });
  await user.click(within(sheet).getByRole("radio", { name: "7" }));
  await user.click(within(sheet).getByRole("button", { name: "Use this program" }));
  return screen.findByRole("button", { name: "Start today's workout" });
}

it("creates a plan from the answers and starts it with a draft for each exercise", async () => {
  const { user, onStarted } = show();
  const start = await makePlan(user);
  await vi.waitFor(() => expect(plan).toHaveLength(7));
  await vi.waitFor(() => expect(start).toBeEnabled());
  await user.click(start);
  const today = plan.find(({ weekday }) => weekday === (new Date().getDay() || 7));
  const planned = today?.exercises.map(({ exerciseName }) => exerciseName);
  expect(storedDrafts(client).map(({ exerciseName }) => exerciseName)).toEqual(planned);
  expect(readSession(client)).toMatchObject({ plannedSessionId: "stored-1" });
  expect(onStarted).toHaveBeenCalledWith(expect.objectContaining({ exerciseName: planned?.[0] }));
});

it("rolls back a change that was not saved", async () => {
  const { user } = show();
  await makePlan(user);
  await vi.waitFor(() => expect(plan).toHaveLength(7));
  const [first] = await screen.findAllByRole("heading", { level: 3 });
  const name = first?.textContent ?? "";
  isAway = true;
  await user.click(screen.getByRole("button", { name: `More actions for ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  await vi.waitFor(() => expect(useToastStore.getState().current?.title).toBe("Program not saved"));
  expect(await screen.findByRole("heading", { level: 3, name })).toBeInTheDocument();
  expect(plan.some(({ exercises }) => exercises.some((one) => one.exerciseName === name))).toBe(true);
});
