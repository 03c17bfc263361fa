import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ClientMissing } from "./client-missing";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("counts down three seconds and leaves once", () => {
  const onLeave = vi.fn();
  render(<ClientMissing onLeave={onLeave} />);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Client not found - this client may have been deleted. Redirecting to dashboard in 3 seconds...",
  );
  act(() => vi.advanceTimersByTime(2900));
  expect(onLeave).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(5000));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it("leaves at once on demand", () => {
  const onLeave = vi.fn();
  render(<ClientMissing onLeave={onLeave} />);
  fireEvent.click(screen.getByRole("button", { name: "Back to Dashboard Now" }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});
