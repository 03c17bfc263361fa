import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { useToastStore } from "@/components/ui/toast-store";
import { TrainerActions } from "./trainer-actions";

beforeAll(() => import("@/components/platform/frame/confirm-dialog-panel"));
afterEach(() => vi.unstubAllGlobals());

it("asks before it ends all sessions of a trainer, and does nothing after Cancel", async () => {
  const asked = vi.fn(async () => Response.json({ success: true, ended: 2 }));
  vi.stubGlobal("fetch", asked);
  const trainer = {
    id: "w",
    name: "Wes",
    email: "w@formcast.test",
    isAdmin: false,
    clientCount: 0,
    createdAt: "",
    lastSignInAt: null,
    suspendedAt: null,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TrainerActions trainer={trainer} isOwn={false} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const begin = () => user.click(screen.getByRole("button", { name: "End sessions" }));
  await begin();
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
    /^Wes will be signed out on every device/,
  );
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(asked).not.toHaveBeenCalled();
  await begin();
  await screen.findByRole("alertdialog");
  await user.click(screen.getByRole("button", { name: "End sessions" }));
  await waitFor(() =>
    expect(useToastStore.getState().current).toMatchObject({ description: "Wes: 2 sessions ended." }),
  );
});
