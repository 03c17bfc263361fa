import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { DataSection } from "./account-screen";

let sent: unknown[];

beforeAll(() => import("@/components/platform/frame/confirm-dialog-panel"));
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (_: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET")
      return Response.json({ clients: 3, photos: 7, images: 18, workouts: 1204, links: 1 });
    sent.push(JSON.parse(String(body)));
    const message = "Current password is incorrect";
    return Response.json({ message, errors: [{ path: "password", message }] }, { status: 400 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={cache}>
      <DataSection />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it("offers everything as one file", () => {
  show();
  expect(screen.getByRole("link", { name: "Download my data" })).toHaveAttribute(
    "href",
    "/api/account/export",
  );
});

it("deletes the account only with its password and the typed word, after listing what is deleted", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Delete my account" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Delete my account" });
  expect(await screen.findByText("1,204")).toBeVisible();
  expect(dialog).toHaveTextContent(/Clients3Photos7AI images18Workouts1,204Open links1/);
  const verb = screen.getByRole("button", { name: "Delete" });
  await user.type(screen.getByLabelText("Current Password"), "wrong");
  expect(verb).toBeDisabled();
  await user.type(screen.getByLabelText("Type DELETE to confirm"), "DELETE");
  await user.clear(screen.getByLabelText("Current Password"));
  expect(verb).toBeDisabled();
  await user.type(screen.getByLabelText("Current Password"), "wrong");
  await user.click(verb);
  expect(await screen.findByText("Current password is incorrect")).toBeVisible();
  expect(sent).toEqual([{ password: "wrong" }]);
  expect(dialog).toBeVisible();
});
