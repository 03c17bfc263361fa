import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storedTrainerId, useSessionStore } from "./session-store";

const ann = { id: "ann", name: "Ann", email: "ann@formcast.test", isAdmin: true };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("is the id of the trainer who signed in", () => {
  useSessionStore.getState().signIn(ann);
  expect(storedTrainerId()).toBe("ann");
});

it("follows what another tab has stored", () => {
  useSessionStore.getState().signIn(ann);
  const other = { state: { trainer: { ...ann, id: "bob" }, isAuthenticated: true }, version: 0 };
  localStorage.setItem("formcast-auth", JSON.stringify(other));
  expect(storedTrainerId()).toBe("bob");
});

it("is nobody after signing out and on a fresh browser", () => {
  expect(storedTrainerId()).toBeUndefined();
  useSessionStore.getState().signOut();
  expect(storedTrainerId()).toBeUndefined();
});

it.each(["{broken", `{"state":{"trainer":7,"isAuthenticated":true}}`])("logs %s and is nobody", (stored) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  localStorage.setItem("formcast-auth", stored);
  expect(storedTrainerId()).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});
