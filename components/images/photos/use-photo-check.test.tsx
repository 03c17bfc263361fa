import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { photoUrl } from "@/lib/text/addresses";
import { useLostPhotos } from "./use-photo-check";

const KEPT = photoUrl("01900000-0000-7000-8000-000000000001");
const GONE = photoUrl("01900000-0000-7000-8000-000000000002");

afterEach(() => vi.unstubAllGlobals());

function lostOf(photos: { front: string | null; back: string | null }, status: number) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    if (url.includes(GONE)) return Response.json({ message: "Photo not found" }, { status });
    return Response.json({ check: null });
  });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const lost: string[] = [];
  renderHook(() => useLostPhotos(photos, (side) => lost.push(side)), { wrapper });
  return { lost, isAsked: () => waitFor(() => expect(cache.isFetching()).toBe(0)), asked };
}

it("names the side of a photo that the server no longer has, once", async () => {
  const { lost, isAsked, asked } = lostOf({ front: KEPT, back: GONE }, 404);
  await waitFor(() => expect(lost).toEqual(["back"]));
  await isAsked();
  expect([lost, asked.length]).toEqual([["back"], 2]);
});

it("does not take a server that is away for a lost photo", async () => {
  const { lost, isAsked, asked } = lostOf({ front: GONE, back: null }, 503);
  await waitFor(() => expect(asked).toHaveLength(1));
  await isAsked();
  expect(lost).toEqual([]);
});
