import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { HistoryPhoto } from "@/lib/clients/history/schema";
import { PhotoAbout } from "./photo-about";
import { historyQuery } from "./use-history";

const idOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const photo = (n: number, side: "front" | "back", day: number): HistoryPhoto => ({
  kind: "photo",
  id: idOf(n),
  side,
  url: `/api/photo/${idOf(n)}`,
  at: new Date(2026, 10, day, 12).toISOString(),
});
const weighIn = {
  ...{ kind: "measurement" as const, id: "w", weight: 201, bodyFat: 22.4 },
  ...{ girths: null, tapeBodyFat: null },
};
const [back, front, later] = [photo(1, "back", 2), photo(2, "front", 2), photo(3, "front", 20)];

/** The back photo is pinned; the front photo has the same day, and another one is later. */
function about(url: string, clientId: string | null = "c") {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const measurement = { ...weighIn, at: back.at };
  cache.setQueryData(historyQuery("c").queryKey, {
    pages: [
      {
        entries: [later, front, back, measurement],
        nextCursor: null,
        baseline: { photo: back, measurement },
      },
    ],
    pageParams: [undefined],
  });
  render(
    <QueryClientProvider client={cache}>
      <PhotoAbout clientId={clientId} photoUrl={url} today="195.0 lb, 20.0%" />
    </QueryClientProvider>,
  );
}

test("front and back of one day are one baseline, with the figures of that day", () => {
  about(front.url);
  expect(screen.getByText("Nov 2, 2026")).toBeVisible();
  expect(screen.getByText("201.0 lb, 22.4%")).toBeVisible();
  expect(screen.getByText("Baseline")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a later photo can become the baseline", () => {
  about(later.url);
  expect(screen.getByText("Nov 20, 2026")).toBeVisible();
  expect(screen.getByRole("button", { name: "Make baseline" })).toBeVisible();
});

test("an unsaved photo and a photo of a new client count as today's", () => {
  about(`/api/photo/${idOf(9)}`);
  expect(screen.getByText("Now")).toBeVisible();
  expect(screen.getByText("195.0 lb, 20.0%")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
