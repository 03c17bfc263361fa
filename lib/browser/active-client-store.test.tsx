import { expect, it } from "vitest";
import { useActiveClientStore } from "./active-client-store";

/** What the server is told. */
const told = () => /formcast-client=([^;]*)/.exec(document.cookie)?.[1];

it("tells the server who is open, until nobody is", () => {
  useActiveClientStore.getState().setClientId("ann");
  expect(told()).toBe("ann");
  useActiveClientStore.getState().clear();
  expect(told()).toBeUndefined();
});
