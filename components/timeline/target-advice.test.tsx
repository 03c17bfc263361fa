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

test("an unsafe target is named, asks for a yes, and the nearest sensible one can be taken", async () => {
  const onAccept = vi.fn();
  const onConfirmNeeded = vi.fn();
  render(<TargetAdvice values={UNSAFE} onAccept={onAccept} onConfirmNeeded={onConfirmNeeded} />);
  expect(await screen.findByText(/below essential body fat/)).toBeVisible();
  // Told after the screen shows it.
  await waitFor(() => expect(onConfirmNeeded).toHaveBeenLastCalledWith(true));
  await userEvent.click(screen.getByRole("button", { name: "Use 110 lb at 16.0%" }));
  expect(onAccept).toHaveBeenCalledWith({ targetWeight: 110, targetBodyFat: 16 });
});

test("a target that has become sensible is met with silence", async () => {
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
