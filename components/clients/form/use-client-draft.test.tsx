import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { draftOf, openForm } from "@/lib/clients/record/form";
import { readDraft, writeDraft } from "@/lib/platform/browser/form-drafts";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { useClientForm } from "./use-client-form";

const KEY = { trainerId: "ann", form: "new" };
const AT = "2026-11-20T18:00:00.000Z";

beforeEach(() => {
  localStorage.clear();
  useSessionStore.getState().signIn({ id: "ann", name: "Ann", email: "ann@example.com", isAdmin: false });
});

const open = () => renderHook(() => useClientForm({ trainerId: "ann", client: null, offerDraft: false }));

it("restores the draft before the user can type", () => {
  const left = openForm(null);
  writeDraft(KEY, draftOf({ ...left, form: { ...left.form, name: "Nora", notes: "Bad knee" } }, AT));
  const { result, unmount } = open();
  expect(result.current.form).toMatchObject({ name: "Nora", notes: "Bad knee" });
  act(() => result.current.edit({ name: "Nora Lind" }));
  unmount();
  expect(readDraft(KEY)).toMatchObject({ form: { name: "Nora Lind", notes: "Bad knee" } });
});

it("starts empty when the stored draft is invalid", () => {
  writeDraft(KEY, { form: { name: 7 } });
  expect(open().result.current.form.name).toBe("");
});
