import { expect, it } from "vitest";
import { uuidv5 } from "./name-uuid";

it("makes the id that RFC 9562 gives for a name", () => {
  const dns = "6ba7b810-9dad-11d1-80b4-00c04fd430c8";
  expect(uuidv5(dns, "www.example.com")).toBe("2ed6657d-e927-568b-95e1-2665a8aea6a2");
});
