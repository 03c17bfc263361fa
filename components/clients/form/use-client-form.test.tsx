import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useClientForm } from "./use-client-form";

it("keeps the same objects until an entry changes", () => {
  const input = { trainerId: undefined as string | undefined, client: null, offerDraft: false };
  const { result, rerender } = renderHook(useClientForm, { initialProps: input });
  const { form, derived, edit } = result.current;
  // The trainer is known only after the first render.
  rerender({ ...input, trainerId: "ann" });
  expect(result.current.form).toBe(form);
  expect(result.current.derived).toBe(derived);
  expect(result.current.edit).toBe(edit);
  act(() => edit({ weight: 200 }));
  expect(result.current.form).not.toBe(form);
  expect(result.current.derived.bmi).toBeGreaterThan(derived.bmi);
});
