import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { activityQuery } from "@/lib/admin/console/queries";
import type { Activity } from "@/lib/admin/console/schema";
import { ActivityPanel } from "./activity-panel";

const activity: Activity = {
  stats: { totalClients: 1, totalTransformationsGenerated: 0 },
  predictions: [
    { daysAhead: 7, held: 83, count: 100 },
    { daysAhead: 28, held: 12, count: 12 },
  ],
  recentTrainers: [],
  recentClients: [],
};

it("says how often the ranges of the forecast held, with their number, and where there are too few", () => {
  const cache = new QueryClient();
  cache.setQueryData(activityQuery("all").queryKey, activity);
  render(
    <QueryClientProvider client={cache}>
      <ActivityPanel period="all" onOpenTrainer={() => {}} onOpenClient={() => {}} />
    </QueryClientProvider>,
  );
  const rows = screen.getAllByText(/days ahead/).map((term) => term.parentElement!.textContent);
  expect(rows).toEqual([
    "7 days ahead83%of 100 weigh-insAs wide as it should be",
    "28 days aheadToo few: 12 weigh-ins",
  ]);
});
