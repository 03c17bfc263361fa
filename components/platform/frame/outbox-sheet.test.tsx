import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { reload } from "@/lib/platform/outbox/outbox";
import { add } from "@/lib/platform/outbox/storage";
import { OutboxSheet } from "./outbox-sheet";

afterEach(() => vi.unstubAllGlobals());

it("sends the waiting writes once and then says that everything is saved", async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get("idempotency-key"));
    return Response.json({}, { status: 201 });
  });
  useSessionStore.getState().signIn({ id: "ann", name: "Ann", email: "ann@formcast.test", isAdmin: false });
  await add({
    key: "a",
    trainerId: "ann",
    clientId: "client-1",
    method: "POST",
    path: "/api/client/client-1/workout",
    body: "{}",
    label: "Back Squat, 2 sets",
    madeAt: Date.now(),
  });
  await reload();
  render(<OutboxSheet open onOpenChange={() => {}} />);
  expect(await screen.findByText(/Back Squat, 2 sets/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Everything is saved.")).toBeVisible();
  expect(sent).toEqual(["a"]);
});
