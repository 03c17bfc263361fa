import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast, toast } from "./toast-store";
import { Toaster } from "./toaster";

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const card = (text: string) => screen.getByText(text).closest("[data-toast]") as HTMLElement;

describe("Toaster", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => {
    act(() => dismissToast());
    vi.useRealTimers();
  });

  it("shows one toast at a time: a new one replaces the old", () => {
    act(() => void toast({ title: "First" }));
    act(() => void toast({ title: "Second" }));
    expect(screen.queryByText("First")).toBeNull();
    expect(screen.getByText("Second")).toBeInTheDocument();
  });

  it("closes after 5000 ms by default", () => {
    act(() => void toast({ title: "Saved" }));
    pass(4999);
    expect(screen.getByText("Saved")).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("closes after the given duration", () => {
    act(() => void toast({ title: "Exercise moved to Trash", durationMs: 8000 }));
    pass(7999);
    expect(screen.getByText("Exercise moved to Trash")).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText("Exercise moved to Trash")).toBeNull();
  });

  it("restarts the timer for a replacement", () => {
    act(() => void toast({ title: "First" }));
    pass(4000);
    act(() => void toast({ title: "Second" }));
    pass(4999);
    expect(screen.getByText("Second")).toBeInTheDocument();
  });

  it("pauses the timer on hover and resumes with the remaining time", () => {
    act(() => void toast({ title: "Saved" }));
    pass(4000);
    fireEvent.pointerEnter(card("Saved"));
    pass(60_000);
    expect(screen.getByText("Saved")).toBeInTheDocument();
    fireEvent.pointerLeave(card("Saved"));
    pass(999);
    expect(screen.getByText("Saved")).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("pauses the timer while the focus is inside", () => {
    act(() => void toast({ title: "Saved" }));
    act(() => screen.getByRole("button", { name: "Close notification" }).focus());
    pass(60_000);
    expect(screen.getByText("Saved")).toBeInTheDocument();
  });

  it("runs its action once and closes", () => {
    const onSelect = vi.fn();
    act(() => void toast({ title: "Exercise moved to Trash", action: { label: "Undo", onSelect } }));
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Exercise moved to Trash")).toBeNull();
  });

  it("lets an action show the next toast", () => {
    const onSelect = () => void toast({ title: "Exercise restored" });
    act(() => void toast({ title: "Exercise moved to Trash", action: { label: "Undo", onSelect } }));
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByText("Exercise restored")).toBeInTheDocument();
  });

  it("announces a destructive toast as an alert and the others politely", () => {
    act(() => void toast({ title: "Upload failed", variant: "destructive" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Upload failed");
    act(() => void toast({ title: "Client deleted" }));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    expect(screen.getByRole("status")).toHaveTextContent("Client deleted");
  });

  it("does not close a newer toast by a late dismissal", () => {
    let first = 0;
    act(() => {
      first = toast({ title: "First" });
    });
    act(() => void toast({ title: "Second" }));
    act(() => dismissToast(first));
    expect(screen.getByText("Second")).toBeInTheDocument();
  });
});
