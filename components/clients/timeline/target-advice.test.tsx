import { render, screen, waitFor, waitForElementToBeRemoved } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import { TargetAdvice } from "./target-advice";

const UNSAFE = {
  ...NEW_CLIENT_DEFAULTS,
  gender: "female" as const,
  height: 64,
  weight: 120,
  bodyFat: 22,
  targetWeight: 100,
  targetBodyFat: 10,
};

test("an unsafe target shows a warning, needs a confirmation, and offers the nearest sensible target", async () => {
  const onAccept = vi.fn();
  const onConfirmNeeded = vi.fn();
  render(<TargetAdvice values={UNSAFE} onAccept={onAccept} onConfirmNeeded={onConfirmNeeded} />);
  expect(await screen.findByText(/below essential body fat/)).toBeVisible();
  // The callback runs after the render.
  await waitFor(() => expect(onConfirmNeeded).toHaveBeenLastCalledWith(true));
  await userEvent.click(screen.getByRole("button", { name: "Use 110 lb at 16.0%" }));
  expect(onAccept).toHaveBeenCalledWith({ targetWeight: 110, targetBodyFat: 16 });
});

test("a sensible target shows nothing", async () => {
  const onConfirmNeeded = vi.fn();
  const advice = (values: typeof UNSAFE | typeof NEW_CLIENT_DEFAULTS) => (
    <TargetAdvice values={values} onAccept={() => {}} onConfirmNeeded={onConfirmNeeded} />
  );
  const { rerender, container } = render(advice(UNSAFE));
  const named = await screen.findByText(/below essential body fat/);
  rerender(advice(NEW_CLIENT_DEFAULTS));
  await waitForElementToBeRemoved(named);
  expect(container).toBeEmptyDOMElement();
  await waitFor(() => expect(onConfirmNeeded).toHaveBeenLastCalledWith(false));
});
