import { afterEach, expect, it } from "vitest";
import { useActiveClientStore } from "./active-client-store";

/** What the server is told on the page of the list. */
const told = () => /formcast-client=([^;]*)/.exec(document.cookie)?.[1];

afterEach(() => {
  history.replaceState(null, "", "/");
});

it("tells the server who is open, until nobody is", () => {
  history.replaceState(null, "", "/client-dashboard");
  useActiveClientStore.getState().setClientId("ann");
  expect(told()).toBe("ann");
  useActiveClientStore.getState().clear();
  expect(told()).toBeUndefined();
});

it("tells no other page", () => {
  useActiveClientStore.getState().setClientId("ann");
  expect(told()).toBeUndefined();
});
