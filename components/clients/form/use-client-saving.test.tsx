import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useToastStore } from "@/components/ui/toast-store";
import { NEW_CLIENT_FORM } from "@/lib/clients/record/form";
import type { Client } from "@/lib/clients/record/schema";
import { useClientForm } from "./use-client-form";
import { useClientSaving } from "./use-client-saving";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  useToastStore.setState({ current: null });
});
afterEach(() => vi.unstubAllGlobals());

type Options = { trainerId: string | undefined; clientId: string | null };

function useForm({ trainerId, clientId }: Options) {
  const control = useClientForm({ trainerId, client: null, offerDraft: false });
  return { control, saving: useClientSaving({ control, trainerId, clientId, onLeave: () => {} }) };
}

function open(options: Options) {
  const cache = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useForm(options), { wrapper });
  act(() => result.current.control.edit({ name: "Erin Sato" }));
  return result;
}

const shownToast = () => useToastStore.getState().current;

it("creates no client while the trainer is unknown", async () => {
  const form = open({ trainerId: undefined, clientId: null });
  await act(() => form.current.saving.generate());
  expect(shownToast()).toMatchObject({
    title: "Missing information",
    description: "Trainer information is required.",
  });
  expect(fetched).not.toHaveBeenCalled();
});

it.each(["save", "view"] as const)("does not %s a client while the trainer is unknown", async (action) => {
  const form = open({ trainerId: undefined, clientId: "c1" });
  await act(() => form.current.saving[action]());
  expect(shownToast()).toMatchObject({
    title: "Error",
    description: "No client selected or trainer information missing.",
  });
  expect(fetched).not.toHaveBeenCalled();
});

it("shows the status and the server's message of a refused update", async () => {
  fetched.mockImplementation(async () => Response.json({ message: "Validation failed" }, { status: 400 }));
  const form = open({ trainerId: "t1", clientId: "c1" });
  await act(() => form.current.saving.save());
  expect(shownToast()).toMatchObject({
    title: "Error",
    description: "Failed to update client: 400 - Validation failed",
  });
});

it("sends a minor without a goal and without the confirmation of an adult", async () => {
  fetched.mockImplementation(async () => Response.json({ message: "Enough" }, { status: 400 }));
  const form = open({ trainerId: "t1", clientId: null });
  const birthDate = `${new Date().getFullYear() - 14}-01-01`;
  act(() => form.current.control.edit({ birthDate, weight: 121, bodyFat: 22, targetWeight: 104 }));
  await act(() => form.current.saving.generate());
  const { body } = fetched.mock.calls[0]?.[1] ?? {};
  expect(JSON.parse(String(body))).toMatchObject({
    ...{ birthDate, adultConfirmed: false, targetWeight: 121, targetBodyFat: 22 },
  });
});

describe("a new client whose reply was lost", () => {
  const CLIENT = {
    ...NEW_CLIENT_FORM,
    ...{ id: "c1", trainerId: "t1", name: "Erin Sato", version: 1, isSample: false, adultConfirmedAt: null },
    ...{ leanMass: 156, bmi: 26.4, targetLeanMass: 157.3, generation: null, transformations: [] },
    ...{ transformationUrls: [], transformationPrompts: [], transformationCount: 0 },
    ...{ photos: { front: null, back: null }, drawnFrom: { front: null, back: null } },
    ...{ createdAt: "2026-11-20T09:00:00Z", updatedAt: "2026-11-20T09:00:00Z" },
  } satisfies Client;
  const sent: { method: string; key: string | null; body: Record<string, unknown> }[] = [];
  const answers = (...turns: (Response | null)[]) => {
    sent.length = 0;
    fetched.mockImplementation(async (_, init) => {
      const key = new Headers(init?.headers).get("idempotency-key");
      sent.push({ method: init?.method ?? "GET", key, body: JSON.parse(String(init?.body ?? "{}")) });
      const answer = turns.shift();
      if (!answer) throw new TypeError("Failed to fetch");
      return answer;
    });
  };
  const made = () => Response.json(CLIENT, { status: 201 });
  const newForm = () => open({ trainerId: "t1", clientId: null });
  beforeEach(() => localStorage.clear());

  it("is sent again as the same request", async () => {
    answers(null, made());
    const form = newForm();
    await act(() => form.current.saving.generate());
    await act(() => form.current.saving.generate());
    expect(sent[0]!.key).toBeTruthy();
    expect(sent[1]).toEqual(sent[0]);
  });

  it("is sent again as the same request after a reload and after a server error", async () => {
    answers(null, Response.json({ message: "away" }, { status: 503 }), made());
    for (let load = 0; load < 3; load++) {
      const form = newForm();
      await act(() => form.current.saving.generate());
    }
    expect(sent.slice(1)).toEqual([sent[0], sent[0]]);
  });

  it("includes changes from before the retry", async () => {
    answers(null, made(), Response.json(CLIENT));
    const form = newForm();
    await act(() => form.current.saving.generate());
    act(() => form.current.control.edit({ weight: 180 }));
    await act(() => form.current.saving.generate());
    expect(sent.map(({ method }) => method)).toEqual(["POST", "POST", "PATCH"]);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]!.body).toMatchObject({ weight: 180 });
  });

  it("gets a new key after another name, a refusal or a success", async () => {
    const refused = Response.json({ message: "Validation failed" }, { status: 400 });
    answers(null, refused, made(), made());
    const form = newForm();
    await act(() => form.current.saving.generate());
    act(() => form.current.control.edit({ name: "Ken Sato" }));
    for (let press = 0; press < 3; press++) await act(() => form.current.saving.generate());
    expect(new Set(sent.map(({ key }) => key)).size).toBe(4);
  });
});
