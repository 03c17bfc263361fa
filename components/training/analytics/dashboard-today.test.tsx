import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { analyticsQuery } from "@/lib/training/analytics/queries";
import type { Analytics } from "@/lib/training/analytics/schema";
import DashboardToday from "./dashboard-today";

const NUMBERS: Analytics = {
  today: "2026-11-20",
  clients: { total: 8 },
  quiet: [],
  missed: [],
  sessions: [],
  records: [],
};

const session = (n: number): Analytics["sessions"][number] => ({
  clientId: `${n}`,
  clientName: `Client ${n}`,
  name: "Upper",
  id: `s${n}`,
  isLate: n === 4,
  startMin: n === 1 ? 17 * 60 : null,
  state: n === 2 ? "done" : n === 3 ? "partly" : "today",
  setsPlanned: 14,
  setsDone: n === 2 ? 14 : n === 3 ? 3 : 0,
});

function show(sessions: Analytics["sessions"]) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(analyticsQuery().queryKey, { ...NUMBERS, sessions });
  render(
    <QueryClientProvider client={cache}>
      <DashboardToday action={<a href="/floor">Open floor</a>} />
    </QueryClientProvider>,
  );
}

test("today's sessions link to their clients and show what is done", () => {
  show([session(1), session(2), session(3), session(4)]);
  const [first, second, third, fourth] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/Client 1Upper5:00 PM$/);
  expect(second).toHaveTextContent(/Client 2UpperDone$/);
  expect(third).toHaveTextContent(/Client 3Upper3 of 14 sets$/);
  expect(fourth).toHaveTextContent(/Client 4UpperNot logged$/);
  expect(screen.getByRole("link", { name: /Client 1/ })).toHaveAttribute(
    "href",
    "/transformation/1?tab=workouts",
  );
  expect(screen.getByRole("link", { name: "Open floor" })).toBeVisible();
});

test("a long list is cut", () => {
  show([1, 2, 3, 4, 5, 6, 7, 8].map(session));
  expect(screen.getAllByRole("link", { name: /Client/ })).toHaveLength(6);
  expect(screen.getByText("and 2 more")).toBeVisible();
});

test("a day without sessions says so", () => {
  show([]);
  expect(screen.getByText("No session is planned today.")).toBeVisible();
});
