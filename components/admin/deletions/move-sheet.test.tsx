import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useToastStore } from "@/components/ui/toast-store";
import { MoveSheet } from "./move-sheet";

const WES = {
  id: "018f0000-0000-7000-8000-000000000001",
  name: "Wes Tanaka",
  email: "wes@formcast.test",
  clientCount: 2,
};
const DANA = {
  id: "018f0000-0000-7000-8000-000000000002",
  name: "Dana Whitfield",
  email: "dana@formcast.test",
  clientCount: 3,
};
const CREATED = {
  isAdmin: false,
  createdAt: "2026-11-20T09:00:00.000Z",
  lastSignInAt: null,
  suspendedAt: null,
};

const client = (id: string, name: string, isSample = false) => ({
  id,
  name,
  photoUrl: null,
  transformationUrls: [],
  transformationPrompts: [],
  transformationCount: 0,
  weight: 190,
  bodyFat: 20,
  targetWeight: 180,
  targetBodyFat: 15,
  isSample,
  createdAt: CREATED.createdAt,
});

const sent: unknown[] = [];
let status = 200;

beforeEach(() => {
  sent.length = 0;
  status = 200;
  useToastStore.setState({ current: null });
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    if (method === "POST") {
      sent.push(JSON.parse(String(body)));
      return status === 200
        ? Response.json({ success: true, moved: 1 })
        : Response.json({ message: "Trainer not found" }, { status });
    }
    if (url.includes("/clients"))
      return Response.json([
        client("c1", "Owen Hale"),
        client("c2", "Nora Lind"),
        client("c3", "Marcus Reed", true),
      ]);
    return Response.json([WES, DANA].map((trainer) => ({ ...trainer, ...CREATED })));
  });
});
afterEach(() => vi.unstubAllGlobals());

const onOpenChange = vi.fn();

async function open() {
  onOpenChange.mockClear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoveSheet trainer={WES} isOpen onOpenChange={onOpenChange} />
    </QueryClientProvider>,
  );
  await screen.findByRole("checkbox", { name: "Owen Hale" });
  await screen.findByRole("radio", { name: /Dana/ });
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole("button", { name });

describe("moving clients", () => {
  it("needs a client and a trainer, and does not offer the current trainer", async () => {
    const user = await open();
    expect(screen.queryByRole("radio", { name: /Wes/ })).toBeNull();
    expect(button("Move")).toBeDisabled();
    await user.click(screen.getByRole("checkbox", { name: "Owen Hale" }));
    expect(button("Move 1 client")).toBeDisabled();
    await user.click(screen.getByRole("radio", { name: /Dana/ }));
    expect(button("Move 1 client")).toBeEnabled();
    await user.click(screen.getByRole("checkbox", { name: "Owen Hale" }));
    expect(button("Move")).toBeDisabled();
  });

  it("moves the ticked clients, reports it and closes", async () => {
    const user = await open();
    await user.click(screen.getByRole("checkbox", { name: "Nora Lind" }));
    await user.click(screen.getByRole("radio", { name: /Dana/ }));
    await user.click(button("Move 1 client"));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(sent).toEqual([{ to: DANA.id, clients: ["c2"] }]);
    expect(useToastStore.getState().current?.description).toBe(
      "1 client moved from Wes Tanaka to Dana Whitfield.",
    );
  });

  it("moves all clients only when All is chosen", async () => {
    const user = await open();
    await user.click(screen.getByRole("radio", { name: "All 2 clients" }));
    await user.click(screen.getByRole("radio", { name: /Dana/ }));
    await user.click(button("Move 2 clients"));
    await waitFor(() => expect(sent).toEqual([{ to: DANA.id, clients: "all" }]));
  });

  it("stays open with the same choices after a failure", async () => {
    status = 404;
    const user = await open();
    await user.click(screen.getByRole("checkbox", { name: "Owen Hale" }));
    await user.click(screen.getByRole("radio", { name: /Dana/ }));
    await user.click(button("Move 1 client"));
    await waitFor(() => expect(useToastStore.getState().current?.description).toBe("Trainer not found"));
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole("checkbox", { name: "Owen Hale" })).toBeChecked();
  });
});
