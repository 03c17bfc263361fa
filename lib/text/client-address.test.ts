import { expect, it } from "vitest";
import { clientAddress } from "./client-address";

it("leads to a page of a client, to its tab and to the view on it", () => {
  expect(clientAddress("c1")).toBe("/transformation/c1");
  expect(clientAddress("c1", "plan")).toBe("/transformation/c1?tab=workouts&view=plan");
  expect(clientAddress("c1", "report")).toBe("/transformation/c1/report");
  expect(clientAddress("c1", "form")).toBe("/client-onboarding?clientId=c1");
});
