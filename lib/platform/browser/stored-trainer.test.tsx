import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storedTrainerId, useSessionStore } from "./session-store";

const ann = { id: "ann", name: "Ann", email: "ann@formcast.test", isAdmin: true };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("is the id of the trainer who signed in", () => {
  useSessionStore.getState().signIn(ann);
  expect(storedTrainerId()).toBe("ann");
});

it("reads the value that another tab has stored", () => {
  useSessionStore.getState().signIn(ann);
  const other = { state: { trainer: { ...ann, id: "bob" }, isAuthenticated: true }, version: 0 };
  localStorage.setItem("formcast-auth", JSON.stringify(other));
  expect(storedTrainerId()).toBe("bob");
});

it("is undefined after signing out and in a new browser", () => {
  expect(storedTrainerId()).toBeUndefined();
  useSessionStore.getState().signOut();
  expect(storedTrainerId()).toBeUndefined();
});

it.each(["{broken", `{"state":{"trainer":7,"isAuthenticated":true}}`])(
  "logs %s and is undefined",
  (stored) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    localStorage.setItem("formcast-auth", stored);
    expect(storedTrainerId()).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  },
);
