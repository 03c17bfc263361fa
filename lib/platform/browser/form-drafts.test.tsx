import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allDrafts, onDraftChange, readDraft, removeAllDrafts, removeDraft, writeDraft } from "./form-drafts";
import { beginSession } from "./session";

const ann = { trainerId: "ann", form: "new" };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("keeps a draft per trainer and form", () => {
  writeDraft(ann, { name: "Nora" });
  writeDraft({ ...ann, form: "c1" }, { name: "Erin" });
  expect(readDraft(ann)).toEqual({ name: "Nora" });
  expect(readDraft({ ...ann, trainerId: "bob" })).toBeUndefined();
  removeDraft(ann);
  expect(readDraft(ann)).toBeUndefined();
  expect(readDraft({ ...ann, form: "c1" })).toEqual({ name: "Erin" });
});

it("removes the drafts of all trainers, and nothing else, at logout", () => {
  localStorage.setItem("formcast-theme", "light");
  writeDraft(ann, 1);
  writeDraft({ trainerId: "bob", form: "new" }, 2);
  removeAllDrafts();
  expect(Object.keys(localStorage)).toEqual(["formcast-theme"]);
});

it("keeps only the new trainer's drafts at sign-in", async () => {
  writeDraft(ann, "Ann's client");
  writeDraft({ trainerId: "bob", form: "new" }, "Bob's client");
  await beginSession({ id: "bob", name: "Bob", email: "bob@formcast.test", isAdmin: false });
  expect(allDrafts()).toEqual([{ key: { trainerId: "bob", form: "new" }, draft: "Bob's client" }]);
});

it("ignores a broken value and logs it once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  localStorage.setItem("formcast-draft:ann:new", "{broken");
  expect(readDraft(ann)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});

it("continues if storage is full or forbidden", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(writeDraft(ann, 1)).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
});

it("lists the drafts of all trainers, and nothing else", () => {
  localStorage.setItem("formcast-theme", "light");
  const squat = { trainerId: "bob", form: "workout:c1:back squat: paused" };
  writeDraft(ann, 1);
  writeDraft(squat, { sets: 2 });
  expect(allDrafts().toSorted((a, b) => a.key.trainerId.localeCompare(b.key.trainerId))).toEqual([
    { key: ann, draft: 1 },
    { key: squat, draft: { sets: 2 } },
  ]);
});

it("reports drafts that another tab changes, until it is stopped", () => {
  const changed = vi.fn();
  const stop = onDraftChange(changed);
  window.dispatchEvent(new StorageEvent("storage", { key: "formcast-draft:ann:new" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "formcast-theme" }));
  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: "formcast-draft:ann:new" }));
  expect(changed).toHaveBeenCalledExactlyOnceWith(ann);
});
