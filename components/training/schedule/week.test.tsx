import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
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
  startMin: null,
  lengthMin: null,
  note: null,
  skippedFor: null,
  isWhole: false,
  isStored: true,
  movedFrom: null,
  otherDay: null,
  ...changes,
});
const missed = appointment("Cy", {
  state: "missed",
  date: "2026-11-16",
});
const COPY = { startMin: null, lengthMin: null, note: null };
const BEFORE = {
  date: "2026-11-16",
  startMin: null,
  lengthMin: null,
  note: null,
  skippedFor: null,
  isWhole: false,
};

let sent: unknown[];
let isAway: boolean;
beforeEach(() => {
  sent = [];
  isAway = false;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (isAway) throw new TypeError("offline");
    // The times at which others train are offered where the server knows them.
    if (init.method === "GET") return new Response(null, { status: 404 });
    sent.push([init.method, url, ...(init.body ? [JSON.parse(init.body as string)] : [])]);
    return Response.json(init.method === "POST" ? { id: "copy" } : BEFORE);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(...appointments: Appointment[]) {
  const sums = { done: 1, due: 3, partly: 1, missed: 1, noShow: 2, open: 2, leftOut: 0, extra: 1 };
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
    appointment("Hal", { state: "leftOut", skippedFor: "ill" }),
    appointment("Ida", { startMin: 17 * 60 + 5 }),
    missed,
  );
  const sums = within(screen.getByRole("list", { name: "Sums of the week" })).getAllByRole("listitem");
  expect(sums.map((item) => item.textContent)).toEqual([
    "Done 1 of 3 due so far",
    "Partly 1",
    "Missed 1",
    "No-shows 2",
    "Still planned 2",
    "1 workout outside of plans",
  ]);
  const day = screen.getByRole("region", { name: "Today, Nov 18" });
  expect(day).toHaveTextContent("2 of 5 done");
  expect(
    within(day)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    expect.stringContaining("AnnPush, done"),
    expect.stringContaining("BoPush, 3 of 14 sets, partly done"),
    expect.stringContaining("DiPush, moved from Mon, planned"),
    expect.stringContaining("FloPush, 13 of 14 sets, done Thu, done"),
    expect.stringContaining("GilPush, for Mon, trained"),
    expect.stringContaining("HalPush, ill, left out"),
    expect.stringContaining("IdaPush, 5:05 PM, planned"),
    expect.stringContaining("EdExtra, trained"),
  ]);
});

it("ticks a day of the strip only when all of its sessions are done", () => {
  show(missed, appointment("Ann", { date: "2026-11-17", state: "done", setsDone: 14 }));
  const names = screen
    .getAllByRole("button")
    .map((button) => button.textContent)
    .slice(0, 2);
  expect(names).toEqual(["Mon161, 1 session", "Tue1, 1 session, done"]);
});

it("lists missed sessions before the week, with a new time at hand", async () => {
  const user = show(missed, appointment("Di", { state: "missed", date: "2026-11-17", startMin: 1025 }));
  const list = screen.getByRole("region", { name: "Missed, 2 not moved yet" });
  expect(list).toHaveTextContent("CyPush, Mon");
  expect(list).toHaveTextContent("DiPush, Tue 5:05 PM");
  const monday = screen.getByRole("region", { name: "Monday, Nov 16" });
  expect(list.compareDocumentPosition(monday)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole("button", { name: "New time for Push of Cy, Monday, Nov 16" }));
  expect(await screen.findByRole("dialog", { name: "New time for Cy" })).toBeVisible();
});

it("shows a missed session on its day too, with one menu in all", () => {
  show(missed);
  const monday = screen.getByRole("region", { name: "Monday, Nov 16" });
  expect(within(monday).getByRole("link")).toHaveTextContent("CyPush, missed");
  expect(screen.getAllByRole("button", { name: /^More actions for Push of Cy/ })).toHaveLength(1);
});

it("puts the line of now between what was and what comes, anew each minute", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 14, 59) });
  const at = (name: string, hour: number, minute = 0) => appointment(name, { startMin: hour * 60 + minute });
  show(at("Ann", 9), at("Bo", 15), at("Cy", 15, 30), appointment("Di"), { ...missed, startMin: 540 });
  const today = () => screen.getByRole("region", { name: "Today, Nov 18" }).textContent;
  expect(screen.getByText("10 AM to 3 PM, nothing booked this week")).toBeInTheDocument();
  expect(today()).toMatch(/Di.*Ann.*Now, 2:59 PM.*Bo.*Cy/);
  act(() => vi.advanceTimersByTime(60_000));
  expect(today()).toMatch(/Ann.*Bo.*Now, 3:00 PM.*Cy/);
  act(() => vi.advanceTimersByTime(3 * 60 * 60_000));
  expect(today()).toMatch(/Cy.*Now, 6:00 PM/);
  expect(screen.getByText("4 to 7 PM, nothing booked this week")).toBeInTheDocument();
  // Midnight: the week still has to be asked for again.
  act(() => vi.advanceTimersByTime(6 * 60 * 60_000));
  expect(today()).not.toContain("Now");
});

it("folds more than three extras of a day to one line, which opens in place by keyboard", async () => {
  const extra = (name: string, date: string) =>
    appointment(name, { state: "extra", name: null, isStored: false, date });
  const three = [..."ABC"].map((name) => extra(name, "2026-11-17"));
  const four = [..."ABCD"].map((name) => extra(name, TODAY));
  const user = show(...three, ...four);
  const links = (day: RegExp) =>
    within(screen.getByRole("region", { name: day })).queryAllByRole("link").length;
  expect([links(/^Tuesday/), links(/^Today/)]).toEqual([3, 0]);
  const fold = screen.getByRole("button", { name: "4 extra", expanded: false });
  fold.focus();
  await user.keyboard("{Enter}");
  expect(links(/^Today/)).toBe(4);
  await user.keyboard(" ");
  expect(links(/^Today/)).toBe(0);
});

async function choose(user: ReturnType<typeof show>, name: string, item: string) {
  await user.click(screen.getByRole("button", { name: new RegExp(`^More actions for Push of ${name}, `) }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

const ADDRESS = expect.stringMatching(/\/api\/client\/Cy\/workout\/plan\/sessions\/Cy%202026-11-16$/);
const saidNow = (title: string) =>
  vi.waitFor(() => expect(useToastStore.getState().current?.title).toBe(title));
const undo = () => useToastStore.getState().current?.action?.onSelect();

it("moves a missed session to another day and time, and undoes it", async () => {
  const user = show(missed);
  await choose(user, "Cy", "Other day or time");
  const sheet = await screen.findByRole("dialog", { name: "New time for Cy" });
  expect(sheet).toHaveTextContent("Push of Monday, Nov 16. The program stays as it is.");
  fireEvent.change(within(sheet).getByLabelText("Day"), { target: { value: "2126-11-21" } });
  fireEvent.change(within(sheet).getByLabelText("Time"), { target: { value: "17:05" } });
  await user.type(within(sheet).getByLabelText("Length"), "900");
  expect(within(sheet).getByText("5 to 600 minutes")).toBeVisible();
  expect(within(sheet).getByRole("button", { name: /^Move to/ })).toBeDisabled();
  await user.type(within(sheet).getByLabelText("Length"), "{Backspace}");
  await user.type(within(sheet).getByLabelText("Note for this session"), " Easy on the knee ");
  await user.click(within(sheet).getByRole("button", { name: /^Move to/ }));
  await saidNow("Push is on Thursday, Nov 21 at 5:05 PM now");
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  undo();
  await vi.waitFor(() =>
    expect(sent).toEqual([
      ["PATCH", ADDRESS, { date: "2126-11-21", startMin: 1025, lengthMin: 90, note: "Easy on the knee" }],
      ["PATCH", ADDRESS, BEFORE],
    ]),
  );
});

it("leaves a session out with a reason, and undoes it", async () => {
  const user = show(missed);
  await choose(user, "Cy", "Leave out");
  const sheet = await screen.findByRole("dialog", { name: "Leave out Push?" });
  await user.click(within(sheet).getByRole("button", { name: "Did not come" }));
  await saidNow("Push is left out");
  undo();
  await vi.waitFor(() =>
    expect(sent).toEqual([
      ["PATCH", ADDRESS, { skippedFor: "noShow" }],
      ["PATCH", ADDRESS, BEFORE],
    ]),
  );
});

it("copies a session, and Undo removes the copy", async () => {
  const user = show(missed);
  await choose(user, "Cy", "Copy to a day");
  const sheet = await screen.findByRole("dialog", { name: "Copy Push of Cy" });
  fireEvent.change(within(sheet).getByLabelText("Day"), { target: { value: "2126-11-21" } });
  await user.click(within(sheet).getByRole("button", { name: /^Copy to \w+,/ }));
  await saidNow("Push is on Thursday, Nov 21 too");
  undo();
  await vi.waitFor(() =>
    expect(sent).toEqual([
      ["POST", expect.stringMatching(/2026-11-16\/copies$/), { ...COPY, date: "2126-11-21" }],
      ["DELETE", expect.stringMatching(/\/sessions\/copy$/)],
    ]),
  );
});

it("offers what fits the state of a session, and nothing for what is not stored", async () => {
  const user = show(
    appointment("Ann", { state: "done" }),
    appointment("Bo", { state: "leftOut", skippedFor: "ill" }),
    appointment("Cy", { state: "partly" }),
    appointment("Di", { state: "extra", name: null, isStored: false }),
    appointment("Ed", { isStored: false }),
  );
  const offered = async (name: string) => {
    await user.click(screen.getByRole("button", { name: new RegExp(`^More actions for Push of ${name}, `) }));
    const items = (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
    await user.keyboard("{Escape}");
    return items;
  };
  expect(await offered("Ann")).toEqual(["Copy to a day"]);
  expect(await offered("Bo")).toEqual(["Copy to a day", "Plan again"]);
  expect(await offered("Cy")).toEqual(["Copy to a day", "Was the whole session"]);
  expect(screen.queryAllByRole("button", { name: /^More actions for .*(Di|Ed)/ })).toEqual([]);
});

it("shows a failed move and keeps the sheet open", async () => {
  const user = show(missed);
  isAway = true;
  await choose(user, "Cy", "Other day or time");
  const sheet = await screen.findByRole("dialog", { name: "New time for Cy" });
  await user.click(within(sheet).getByRole("button", { name: /^Move to/ }));
  await saidNow("The session was not changed");
  expect(sheet).toBeVisible();
});

it("says why the server refuses a move", async () => {
  const user = show(appointment("Cy", { state: "leftOut", skippedFor: "ill" }));
  const reason = "Somebody trained for this session already.";
  vi.stubGlobal("fetch", async () => Response.json({ message: reason }, { status: 409 }));
  await choose(user, "Cy", "Plan again");
  await vi.waitFor(() => expect(useToastStore.getState().current?.description).toBe(reason));
});

it("shows an empty week", () => {
  show();
  expect(screen.getByText(/^No sessions this week/)).toBeVisible();
});
