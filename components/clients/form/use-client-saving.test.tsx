import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToastStore } from "@/components/ui/toast-store";
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

const told = () => useToastStore.getState().current;

it("creates nothing while it is not known whose client it would be", async () => {
  const form = open({ trainerId: undefined, clientId: null });
  await act(() => form.current.saving.generate());
  expect(told()).toMatchObject({
    title: "Missing information",
    description: "Trainer information is required.",
  });
  expect(fetched).not.toHaveBeenCalled();
});

it.each(["save", "view"] as const)("does not %s a client while the trainer is not known", async (action) => {
  const form = open({ trainerId: undefined, clientId: "c1" });
  await act(() => form.current.saving[action]());
  expect(told()).toMatchObject({
    title: "Error",
    description: "No client selected or trainer information missing.",
  });
  expect(fetched).not.toHaveBeenCalled();
});

it("tells the status of a refused update and what the server said", async () => {
  fetched.mockImplementation(async () => Response.json({ message: "Validation failed" }, { status: 400 }));
  const form = open({ trainerId: "t1", clientId: "c1" });
  await act(() => form.current.saving.save());
  expect(told()).toMatchObject({
    title: "Error",
    description: "Failed to update client: 400 - Validation failed",
  });
});
