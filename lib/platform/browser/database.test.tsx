import { expect, it } from "vitest";
import { database } from "./database";

it("reopens after another tab has closed it", async () => {
  const first = await database();
  await new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase("formcast");
    deletion.onsuccess = resolve;
    deletion.onerror = reject;
  });
  expect(() => first.transaction("answers")).toThrow();
  expect(await (await database()).count("answers")).toBe(0);
});
