import { expect, it } from "vitest";
import { useActiveClientStore } from "./active-client-store";

const clientInCookie = () => /formcast-client=([^;]*)/.exec(document.cookie)?.[1];

it("puts the active client into a cookie and removes it", () => {
  useActiveClientStore.getState().setClientId("ann");
  expect(clientInCookie()).toBe("ann");
  useActiveClientStore.getState().clear();
  expect(clientInCookie()).toBeUndefined();
});
