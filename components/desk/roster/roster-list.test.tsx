import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useToastStore } from "@/components/ui/toast-store";
import { rosterQuery } from "@/lib/desk/roster/queries";
import { ALL_CLIENTS, type Asked } from "@/lib/desk/roster/question";
import type { Roster, RosterRow } from "@/lib/desk/roster/schema";
import { PlainAddress } from "@/tests/support/plain-address";
import { RosterList } from "./roster-list";

const TODAY = "2026-11-18";

const UPPER = {
  ...{ id: "u", date: "2026-11-19", name: "Upper", setsPlanned: 14, setsDone: 0, isLate: false },
};

const row = (name: string, changes: Partial<RosterRow> = {}): RosterRow => ({
  id: name,
  name,
  photoUrl: null,
  isSample: false,
  tags: [],
  lastSession: null,
  nextSession: null,
  badge: { kind: "nonePlanned", sessions: [] },
  missed: [],
  weighedAt: null,
  aheadDays: null,
  early: null,
  isReached: false,
  quietDays: null,
  ...changes,
});

const rosterOf = (...rows: RosterRow[]): Roster => ({
  today: TODAY,
  waiting: 0,
  counts: { all: 3, today: 0, behind: 1, unweighed: 0, quiet: 0, archived: 0 },
  tags: [{ name: "Strength", clients: 2 }],
  rows,
  found: rows.length,
  next: null,
});

function list(roster: Roster, asked: Asked = ALL_CLIENTS) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // In the future, so that nothing refetches.
  cache.setQueryData(rosterQuery("ann", asked, null).queryKey, roster, { updatedAt: Date.now() + 60_000 });
  cache.setQueryDefaults(rosterQuery("ann", asked, null).queryKey, { enabled: false });
  const onAsk = vi.fn();
  render(
    <QueryClientProvider client={cache}>
      <RosterList trainerId="ann" asked={asked} onAsk={onAsk} />
    </QueryClientProvider>,
    { wrapper: PlainAddress },
  );
  return onAsk;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T12:00:00`) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a row says in words what its ruler shows, and how long a client has been quiet", () => {
  list(
    rosterOf(
      row("Lena Fox", {
        lastSession: { date: "2026-11-06", muscleGroup: "legs" },
        nextSession: UPPER,
        badge: { kind: "next", sessions: [UPPER] },
        weighedAt: "2026-11-17T12:00:00.000Z",
        aheadDays: -11,
        quietDays: 12,
      }),
    ),
  );
  const lena = screen.getByRole("row", { name: /Lena Fox/ });
  for (const words of ["Nov 6", "quiet 12 days", "Tomorrow", "Upper", "Yesterday"])
    expect(lena).toHaveTextContent(words);
  expect(within(lena).getAllByText("11 days behind")).not.toHaveLength(0);
});

test("filters show their counts, and empty filters are hidden", () => {
  list(rosterOf(row("Bo")));
  const filters = within(screen.getByRole("group", { name: "Show" })).getAllByRole("button");
  expect(filters.map(({ textContent }) => textContent)).toEqual(["All 3", "Behind plan 1"]);
  expect(filters.map(({ ariaPressed }) => ariaPressed)).toEqual(["true", "false"]);
});

test("choosing a filter, a tag or a column changes the query", async () => {
  const onAsk = list(rosterOf(row("Bo")));
  await userEvent.click(screen.getByRole("button", { name: /Behind plan/ }));
  expect(onAsk).toHaveBeenLastCalledWith({ filters: ["behind"] });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Tag" }), "Strength (2)");
  expect(onAsk).toHaveBeenLastCalledWith({ tags: ["Strength"] });
  await userEvent.click(screen.getByRole("button", { name: "Session" }));
  expect(onAsk).toHaveBeenLastCalledWith({ sort: "-next" });
  await userEvent.type(screen.getByRole("searchbox"), "le");
  await vi.waitFor(() => expect(onAsk).toHaveBeenLastCalledWith({ q: "le" }));
});

test("a second filter and a second tag narrow the list further, and each is taken back alone", async () => {
  const onAsk = list(rosterOf(row("Bo")), { ...ALL_CLIENTS, filters: ["quiet"], tags: ["Gain"] });
  await userEvent.click(screen.getByRole("button", { name: /Behind plan/ }));
  expect(onAsk).toHaveBeenLastCalledWith({ filters: ["quiet", "behind"] });
  await userEvent.click(screen.getByRole("button", { name: /Quiet/ }));
  expect(onAsk).toHaveBeenLastCalledWith({ filters: [] });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Tag" }), "Strength (2)");
  expect(onAsk).toHaveBeenLastCalledWith({ tags: ["Gain", "Strength"] });
  // Nobody has it any more, and the list still asks for it.
  await userEvent.click(screen.getByRole("button", { name: "Remove the filter Gain" }));
  expect(onAsk).toHaveBeenLastCalledWith({ tags: [] });
});

test("an empty result says so and offers all clients", async () => {
  const onAsk = list(rosterOf(), { ...ALL_CLIENTS, q: "zzz" });
  expect(screen.getByText("No clients match.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show all clients" }));
  expect(onAsk).toHaveBeenCalledWith({ q: "", filters: [], tags: [] });
});

test("shows no list before the first client", () => {
  const none = rosterOf();
  list({ ...none, counts: { ...none.counts, all: 0, behind: 0 } });
  expect(screen.queryByRole("region")).toBeNull();
});

test("clients are selected, tagged together and archived together", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return Response.json([]);
  });
  const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  const [bo, cy, di] = [1, 2, 3].map((n) => ({ id: id(n) }));
  list(rosterOf(row("Bo", { ...bo, tags: ["Strength"] }), row("Cy", cy), row("Di", di)));
  await userEvent.click(screen.getByRole("button", { name: "Select" }));
  expect(screen.queryByRole("link", { name: "Bo" })).toBeNull();
  expect(screen.getByRole("button", { name: "Tag or archive" })).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Bo" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Di" }));
  expect(screen.getByText("2 selected")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Tag or archive" }));
  const sheet = await screen.findByRole("dialog", { name: "2 clients" });
  expect(within(sheet).queryByRole("navigation")).toBeNull();
  expect(within(sheet).getByRole("button", { name: "Remove tag Strength" })).toHaveTextContent("(1 of 2)");
  await userEvent.click(within(sheet).getByRole("button", { name: "Add tag Strength" }));
  await userEvent.click(within(sheet).getByRole("button", { name: "Archive 2 clients" }));
  await vi.waitFor(() => expect(useToastStore.getState().current?.title).toBe("2 clients are archived"));
  useToastStore.getState().current?.action?.onSelect();
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked).toEqual([
    { entries: [id(1), id(3)].map((id) => ({ id, tags: ["Strength"] })) },
    { entries: [id(1), id(3)].map((id) => ({ id, archived: true })) },
    { entries: [id(1), id(3)].map((id) => ({ id, archived: false })) },
  ]);
  expect(screen.getByRole("link", { name: "Bo" })).toBeVisible();
});

test("a new filter ends the selection", async () => {
  list(rosterOf(row("Bo"), row("Cy")));
  await userEvent.click(screen.getByRole("button", { name: "Select" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Bo" }));
  await userEvent.click(screen.getByRole("button", { name: /Behind plan/ }));
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("shows the first tag and the number of others in a line, and reads all of them", () => {
  list(rosterOf(row("Bo", { tags: ["Gain", "Strength", "Knee"] }), row("Cy", { tags: ["Gain"] })));
  const tagsOf = (name: string) => {
    const cells = within(screen.getByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole("cell");
    return cells.at(-2)?.textContent;
  };
  expect(tagsOf("Bo")).toBe("Gain+2Strength, Knee");
  expect(tagsOf("Cy")).toBe("Gain");
});
