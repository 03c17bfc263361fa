import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToastStore } from "@/components/ui/toast-store";
import { createQueryClient } from "@/lib/platform/http/answers";
import type { Appointment, Schedule } from "@/lib/training/schedule/schema";
import { PlainAddress } from "@/tests/support/plain-address";
import { Week } from "./week";

/** A Wednesday. */
const TODAY = "2026-11-18";
const appointment = (clientName: string, changes: Partial<Appointment> = {}): Appointment => ({
  id: `${clientName} ${changes.date ?? TODAY}`,
  clientId: clientName,
  clientName,
  photoUrl: null,
  date: TODAY,
  state: "planned",
  name: "Push",
  setsPlanned: 14,
  setsDone: 0,
  movedFrom: null,
  otherDay: null,
  freeDays: [],
  ...changes,
});
const missed = appointment("Cy", {
  state: "missed",
  date: "2026-11-16",
  freeDays: ["2026-11-19", "2026-11-21"],
});

let sent: unknown[];
let isAway: boolean;
beforeEach(() => {
  sent = [];
  isAway = false;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (isAway) throw new TypeError("offline");
    sent.push([url, JSON.parse(init.body as string)]);
    return Response.json({ sessions: [], madeAt: null, trained: [], moves: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(...appointments: Appointment[]) {
  const sums = { done: 1, due: 3, partly: 1, missed: 1, open: 2, leftOut: 0, extra: 1 };
  const schedule: Schedule = { today: TODAY, monday: "2026-11-16", clients: 3, sums, appointments };
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Week schedule={schedule} />
    </QueryClientProvider>,
    { wrapper: PlainAddress },
  );
  return userEvent.setup();
}

it("shows each state in its own words, and counts only sessions of the day as done", () => {
  show(
    appointment("Ann", { state: "done", setsDone: 14 }),
    appointment("Bo", { state: "partly", setsDone: 3 }),
    appointment("Di", { movedFrom: "2026-11-16" }),
    appointment("Ed", { state: "extra", name: null, setsPlanned: 0 }),
    appointment("Flo", { state: "doneOtherDay", setsDone: 13, otherDay: "2026-11-19" }),
    appointment("Gil", { state: "logged", setsDone: 14, otherDay: "2026-11-16" }),
    appointment("Hal", { state: "leftOut" }),
    missed,
  );
  expect(
    screen.getByText("Done 1 of 3 due so far, 1 partly, 1 missed, 2 still planned, 1 extra"),
  ).toBeVisible();
  const day = screen.getByRole("region", { name: "Today, Nov 18" });
  expect(day).toHaveTextContent("2 of 4 done");
  expect(
    within(day)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    expect.stringContaining("AnnPush, done"),
    expect.stringContaining("BoPush, 3 of 14 sets, partly done"),
    expect.stringContaining("DiPush, moved from Mon, planned"),
    expect.stringContaining("EdExtra, trained"),
    expect.stringContaining("FloPush, 13 of 14 sets, done Thu, done"),
    expect.stringContaining("GilPush, for Mon, trained"),
    expect.stringContaining("HalPush, left out"),
  ]);
  expect(screen.getByRole("region", { name: "Missed this week" })).toHaveTextContent("CyMon, Push");
});

it("ticks a day of the strip only when all of its sessions are done", () => {
  show(missed, appointment("Ann", { date: "2026-11-17", state: "done", setsDone: 14 }));
  const names = screen
    .getAllByRole("button")
    .map((button) => button.textContent)
    .slice(0, 2);
  expect(names).toEqual(["Mon161, 1 session", "Tue1, 1 session, done"]);
});

it("moves a missed session to another day, and undoes it", async () => {
  const user = show(missed);
  await user.click(screen.getByRole("button", { name: "New time for Cy" }));
  const sheet = await screen.findByRole("dialog", { name: "New time for Cy" });
  expect(sheet).toHaveTextContent("Push of Monday, Nov 16, this week only");
  await user.click(within(sheet).getByRole("button", { name: "Saturday, Nov 21" }));
  const timezoneOffset = new Date().getTimezoneOffset();
  const address = expect.stringMatching(/\/api\/client\/Cy\/workout\/plan\/moves$/);
  await vi.waitFor(() =>
    expect(useToastStore.getState().current?.title).toBe("Push is on Saturday, Nov 21 now"),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  useToastStore.getState().current?.action?.onSelect();
  await vi.waitFor(() =>
    expect(sent).toEqual([
      [address, { from: "2026-11-16", to: "2026-11-21", timezoneOffset }],
      [address, { from: "2026-11-16", to: "2026-11-16", timezoneOffset }],
    ]),
  );
});

it("shows a failed move and keeps the sheet open", async () => {
  const user = show(missed);
  isAway = true;
  await user.click(screen.getByRole("button", { name: "New time for Cy" }));
  const sheet = await screen.findByRole("dialog", { name: "New time for Cy" });
  await user.click(within(sheet).getByRole("button", { name: "Thursday, Nov 19" }));
  await vi.waitFor(() => expect(useToastStore.getState().current?.title).toBe("The session was not moved"));
  expect(sheet).toBeVisible();
});

it("shows an empty week", () => {
  show();
  expect(screen.getByText(/^No sessions this week/)).toBeVisible();
});
