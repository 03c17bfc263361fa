import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { api } from "@/lib/platform/http/api";
import type * as Contract from "@/lib/training/schedule/contract";
import type { TodaysSession } from "@/lib/training/schedule/schema";
import { HomeToday } from "./home-today";

const session = (n: number, other: Partial<TodaysSession> = {}): TodaysSession => ({
  ...{ id: `s${n}`, clientId: `${n}`, clientName: `Client ${n}`, photoUrl: null, name: "Upper" },
  ...{ state: "today", isLate: false, startMin: null, setsPlanned: 14, setsDone: 0 },
  ...other,
});

function show(sessions: TodaysSession[]) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = api<typeof Contract>().askOf("t", "GET /api/schedule/today", {
    query: { timezoneOffset: new Date().getTimezoneOffset() },
  });
  cache.setQueryData(queryKey, { today: "2026-11-20", sessions });
  render(
    <QueryClientProvider client={cache}>
      <HomeToday trainerId="t" action={<a href="/floor">Open floor</a>} />
    </QueryClientProvider>,
  );
}

test("each session links to its client and says how far it is", () => {
  show([
    session(1, { startMin: 17 * 60 }),
    session(2, { state: "done", setsDone: 14 }),
    session(3, { state: "partly", setsDone: 3 }),
    session(4, { isLate: true, startMin: 360 }),
  ]);
  const [first, second, third, fourth] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/Client 1Upper5:00 PM$/);
  expect(second).toHaveTextContent(/Client 2UpperDone$/);
  expect(third).toHaveTextContent(/Client 3Upper, 3 of 14 sets$/);
  expect(fourth).toHaveTextContent(/Client 4Upper, not logged6:00 AM$/);
  expect(screen.getByRole("link", { name: /Client 1/ })).toHaveAttribute(
    "href",
    "/transformation/1?tab=workouts",
  );
  expect(screen.getByRole("heading", { name: "Friday, Nov 20" })).toBeVisible();
  expect(screen.getByText("1 done, 1 partly done, 1 not logged, 1 to come")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open floor" })).toBeVisible();
});

test("of many sessions only those that are still to be done stand there, and a link leads to all", () => {
  const done = [1, 2, 3].map((n) => session(n, { state: "done", setsDone: 14 }));
  show([...done, ...[4, 5, 6, 7, 8].map((n) => session(n))]);
  expect(screen.getAllByRole("link", { name: /Client/ }).map((link) => link.textContent)).toEqual(
    [4, 5, 6, 7].map((n) => `C${n}Client ${n}Upper`),
  );
  expect(screen.getByRole("link", { name: "All 8 of today" })).toHaveAttribute("href", "/calendar");
});

test("a day without sessions says so", () => {
  show([]);
  expect(screen.getByText("No session is planned today.")).toBeVisible();
});
