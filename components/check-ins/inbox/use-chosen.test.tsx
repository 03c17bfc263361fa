import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useChosen } from "./use-chosen";

const items = (ids: string) => [...ids].map((id) => ({ id }));

it("stays on what was chosen, goes to the next when that is gone, and to the last at the end", () => {
  const { result, rerender } = renderHook(({ ids }) => useChosen(items(ids)), {
    initialProps: { ids: "abcd" },
  });
  expect(result.current.at).toBe(0);
  act(() => void result.current.choose(2));
  rerender({ ids: "xabcd" });
  expect(result.current.at).toBe(3);
  act(() => void result.current.choose(3));
  rerender({ ids: "xabd" });
  expect(result.current.at).toBe(3);
  rerender({ ids: "xa" });
  expect(result.current.at).toBe(1);
});

it("refuses a place outside of the list", () => {
  const { result } = renderHook(() => useChosen(items("ab")));
  expect([result.current.choose(-1), result.current.choose(2)]).toEqual([false, false]);
  expect(result.current.at).toBe(0);
});
