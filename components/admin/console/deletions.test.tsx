import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DeletedPanel } from "@/components/admin/deletions/deleted-panel";
import { DeletionDialogs } from "@/components/admin/deletions/deletion-dialogs";
import { type PendingDeletion, useDeletions } from "@/components/admin/deletions/use-deletions";
import { useToastStore } from "@/components/ui/toast-store";

const requests: string[] = [];
let answers: Record<string, () => Response>;

beforeAll(() => import("@/components/platform/frame/confirm-dialog-panel"));
beforeEach(() => {
  requests.length = 0;
  answers = {};
  useToastStore.setState({ current: null });
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    requests.push(`${method} ${url}`);
    return answers[`${method} ${url}`]?.() ?? Response.json({ success: true });
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(children: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{children}</QueryClientProvider>);
  return userEvent.setup();
}

function Console({ target }: { target: PendingDeletion }) {
  const deletions = useDeletions();
  return (
    <>
      <button type="button" onClick={() => deletions.ask(target)}>
        Open
      </button>
      <DeletionDialogs deletions={deletions} />
    </>
  );
}

async function ask(target: PendingDeletion) {
  const user = show(<Console target={target} />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("alertdialog");
  return user;
}

const wes = (clientCount: number): PendingDeletion => ({
  kind: "trainer",
  id: "w",
  name: "Wes Tanaka",
  clientCount,
});
const verb = (name = "Delete") => screen.getByRole("button", { name });
const shownToast = () => useToastStore.getState().current;

describe("deleting a trainer", () => {
  it("asks with the specified question and the number of clients", async () => {
    await ask(wes(10));
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      "Delete trainer Wes Tanaka and ALL their clients? This cannot be undone.",
    );
    expect(screen.getByText("10")).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(verb()).toBeEnabled();
  });

  it("needs the exact name when there are more than ten clients", async () => {
    const user = await ask(wes(11));
    expect(verb()).toBeDisabled();
    await user.type(screen.getByRole("textbox"), "Wes");
    expect(verb()).toBeDisabled();
    await user.type(screen.getByRole("textbox"), " Tanaka");
    await user.click(verb());
    await waitFor(() => expect(requests).toContain("DELETE /api/admin/trainer/w"));
  });

  it("reports it with the specified text, and Undo restores the trainer", async () => {
    const user = await ask(wes(2));
    await user.click(verb());
    await waitFor(() => expect(shownToast()?.title).toBe("Cascade deletion successful"));
    expect(shownToast()?.description).toBe(
      'Trainer "Wes Tanaka" and all their clients have been obliterated.',
    );
    expect(shownToast()?.action?.label).toBe("Undo");
    act(() => shownToast()?.action?.onSelect());
    await waitFor(() => expect(shownToast()?.title).toBe("Trainer restored"));
    expect(requests).toContain("POST /api/admin/deleted/w/restore");
  });

  it("stays open after a failure and shows the server's message, or the specified one", async () => {
    const refusal = { message: "The last admin cannot be deleted." };
    answers["DELETE /api/admin/trainer/w"] = () => Response.json(refusal, { status: 409 });
    const user = await ask(wes(0));
    await user.click(verb());
    await waitFor(() => expect(shownToast()?.description).toBe(refusal.message));
    expect(shownToast()).toMatchObject({ title: "Trainer deletion failed", variant: "destructive" });
    answers["DELETE /api/admin/trainer/w"] = () => new Response("", { status: 500 });
    await waitFor(() => expect(verb()).toBeEnabled());
    await user.click(verb());
    await waitFor(() => expect(shownToast()?.description).toBe("Failed to delete trainer."));
  });
});

describe("deleting a client", () => {
  it("asks and reports with the specified texts, and offers Undo", async () => {
    const user = await ask({ kind: "client", id: "c", name: "Owen Hale" });
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      "Delete client Owen Hale? This cannot be undone.",
    );
    await user.click(verb());
    await waitFor(() => expect(shownToast()?.title).toBe("Client deletion successful"));
    expect(shownToast()).toMatchObject({ description: "Client has been successfully removed." });
    expect(shownToast()?.action?.label).toBe("Undo");
    shownToast()?.action?.onSelect();
    await waitFor(() => expect(requests).toContain("POST /api/admin/deleted/clients/c/restore"));
  });
});

describe("the list of deleted trainers", () => {
  const deleted = {
    id: "w",
    name: "Wes Tanaka",
    email: "wes@formcast.test",
    clientCount: 11,
    deletedAt: "2026-11-20T09:00:00.000Z",
    purgeAt: "2026-12-20T09:00:00.000Z",
  };

  beforeEach(() => {
    answers["GET /api/admin/deleted/clients"] = () => Response.json([]);
  });

  it("shows the day of the final deletion, and restores a trainer", async () => {
    let rows = [deleted];
    answers["GET /api/admin/deleted"] = () => Response.json(rows);
    const user = show(<DeletedPanel />);
    expect(await screen.findByText("Deleted Nov 20, 2026, for good on Dec 20, 2026")).toBeVisible();
    rows = [];
    await user.click(verb("Restore trainer Wes Tanaka"));
    expect(await screen.findByText("No deleted trainers.")).toBeVisible();
    expect(requests).toContain("POST /api/admin/deleted/w/restore");
  });

  it("needs the name to delete a trainer with many clients for good", async () => {
    answers["GET /api/admin/deleted"] = () => Response.json([deleted]);
    const user = show(<DeletedPanel />);
    await user.click(await screen.findByRole("button", { name: "Delete trainer Wes Tanaka for good" }));
    await screen.findByRole("alertdialog");
    expect(verb("Delete for good")).toBeDisabled();
    await user.type(screen.getByRole("textbox"), "Wes Tanaka");
    await user.click(verb("Delete for good"));
    await waitFor(() => expect(requests).toContain("DELETE /api/admin/deleted/w"));
  });

  it("shows a failed load and retries", async () => {
    answers["GET /api/admin/deleted"] = () => new Response("", { status: 503 });
    const user = show(<DeletedPanel />);
    expect(await screen.findByText("Failed to fetch deleted trainers")).toBeVisible();
    answers["GET /api/admin/deleted"] = () => Response.json([]);
    await user.click(verb("Try again"));
    expect(await screen.findByText("No deleted trainers.")).toBeVisible();
  });
});
