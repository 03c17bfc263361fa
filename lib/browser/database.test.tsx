import { expect, it } from "vitest";
import { database } from "./database";

it("is opened anew after another tab has had it closed", async () => {
  const first = await database();
  await new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase("formcast");
    deletion.onsuccess = resolve;
    deletion.onerror = reject;
  });
  expect(() => first.transaction("answers")).toThrow();
  expect(await (await database()).count("answers")).toBe(0);
});
