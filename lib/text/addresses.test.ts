import { expect, it } from "vitest";
import { clientAddress } from "./addresses";

it("leads to a client's page, its tab and its view", () => {
  expect(clientAddress("c1")).toBe("/transformation/c1");
  expect(clientAddress("c1", "plan")).toBe("/transformation/c1?tab=workouts&view=plan");
  expect(clientAddress("c1", "report")).toBe("/transformation/c1/report");
  expect(clientAddress("c1", "form")).toBe("/client-onboarding?clientId=c1");
});
