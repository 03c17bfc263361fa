import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import type { PhotoFrame } from "@/lib/images/orders/journey";
import { photoCheckQuery } from "@/lib/images/photos/queries";
import type { PhotoCheck } from "@/lib/images/photos/schema";
import { GOOD_CHECK } from "@/tests/support/fakes";
import { useFigure } from "./use-figure";

const imageUrl = "/api/photo/01a1fa2b-3351-78d0-8255-532a86b5d538";

function shownOf(check: PhotoCheck, month = 0) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(photoCheckQuery(imageUrl).queryKey, { check });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const photo = { imageUrl, month, shortLabel: "Nov 20" } as PhotoFrame;
  return renderHook(() => useFigure(photo), { wrapper }).result;
}
const dressed = (waist: "bare" | "covered" | "unsure"): PhotoCheck => ({
  ...GOOD_CHECK,
  person: { ...GOOD_CHECK.person!, waist },
});

it.each([
  ["covered", true],
  ["unsure", true],
  ["bare", false],
] as const)("with a waist that is %s the outline is shown at first: %s", (waist, isOn) => {
  const shown = shownOf(dressed(waist));
  expect(shown.current.outline.isOn).toBe(isOn);
  act(() => shown.current.outline.onToggle());
  expect(shown.current.outline.isOn).toBe(!isOn);
});

it("the outline is called today's only if the photo is of today", () => {
  expect(shownOf(GOOD_CHECK).current.outline.name).toBe("Today's outline");
  expect(shownOf(GOOD_CHECK, -0.3).current.outline.name).toBe("Outline of Nov 20");
});

it("without a person there is no view and no outline", () => {
  const { current } = shownOf({ ...GOOD_CHECK, person: null });
  expect([current.view, current.figure, current.isCovered]).toEqual([null, null, false]);
});
