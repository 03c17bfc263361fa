import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { useToastStore } from "@/components/ui/toast-store";
import type { ClientPrivacy, Consent } from "@/lib/clients/consents/schema";
import { PrivacySheet } from "./privacy-sheet";

const AT = "2026-11-20T09:00:00.000Z";
const consent = (kind: Consent["kind"], state: Consent["state"]): Consent => ({
  kind,
  state,
  givenAt: state === "unasked" ? null : AT,
  withdrawnAt: state === "withdrawn" ? AT : null,
  recordedBy: state === "unasked" ? null : "Dana Whitfield",
});
const privacy = (...states: Consent["state"][]): ClientPrivacy => ({
  consents: (["photos", "ai", "sharing"] as const).map((kind, index) =>
    consent(kind, states[index] ?? "unasked"),
  ),
  kept: { photos: 2, images: 6, links: 1 },
});

const PATH = "/api/client/c/consents";
let requests: string[];
let answers: Record<string, () => Response>;

beforeAll(() => import("@/components/platform/frame/confirm-dialog-panel"));
beforeEach(() => {
  requests = [];
  answers = { [`GET ${PATH}`]: () => Response.json(privacy("given", "given", "unasked")) };
  useToastStore.setState({ current: null });
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    requests.push(`${method} ${url}`);
    return answers[`${method} ${url}`]?.() ?? Response.json({ message: "Away." }, { status: 503 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  const onWithdrawn = vi.fn();
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={cache}>
      <PrivacySheet
        client={{ id: "c", name: "Marcus Reed" }}
        isOpen
        onOpenChange={() => {}}
        onWithdrawn={onWithdrawn}
      />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onWithdrawn };
}
const button = (name: string) => screen.findByRole("button", { name });

it("shows the three consents with their days, and a button to record the missing one", async () => {
  show();
  expect(
    await screen.findAllByText("Marcus agreed on Nov 20, 2026, recorded by Dana Whitfield."),
  ).toHaveLength(2);
  expect(screen.getByText("Recorded with the first link.")).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Withdraw/ })).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Export with photos (ZIP)" })).toHaveAttribute(
    "href",
    "/api/client/c/export/zip",
  );
});

it("withdraws only after listing what is deleted, and notifies the page", async () => {
  const { user, onWithdrawn } = show();
  await user.click(await button("Withdraw: AI images"));
  const dialog = await screen.findByRole("alertdialog", { name: "Withdraw consent to AI images" });
  expect(dialog).toHaveTextContent(/The photos stay\. This cannot be undone\.AI images6Open links1/);
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(requests.filter((request) => !request.startsWith("GET"))).toEqual([]);

  answers[`DELETE ${PATH}/ai`] = () => Response.json(privacy("given", "withdrawn", "unasked"));
  answers[`GET ${PATH}`] = answers[`DELETE ${PATH}/ai`]!;
  await user.click(await button("Withdraw: AI images"));
  await user.click(await button("Withdraw"));
  await screen.findByText("Marcus agreed on Nov 20, 2026 and withdrew it on Nov 20, 2026.");
  await waitFor(() => expect(onWithdrawn).toHaveBeenCalledTimes(1));
  expect(useToastStore.getState().current?.title).toBe("Consent withdrawn");
});

it("keeps the dialog open and shows the reason after a failure", async () => {
  const { user, onWithdrawn } = show();
  await user.click(await button("Withdraw: Photos"));
  await user.click(await button("Withdraw"));
  await waitFor(() => expect(useToastStore.getState().current?.description).toBe("Away."));
  expect(screen.getByRole("alertdialog")).toBeVisible();
  expect(onWithdrawn).not.toHaveBeenCalled();
});

it("records a consent again", async () => {
  const { user } = show();
  const record = await button("Record consent: Sharing by link");
  answers[`POST ${PATH}/sharing`] = () => Response.json(privacy("given", "given", "given"));
  answers[`GET ${PATH}`] = answers[`POST ${PATH}/sharing`]!;
  await user.click(record);
  await button("Withdraw: Sharing by link");
  expect(requests).toContain(`POST ${PATH}/sharing`);
});

it("offers a retry when the consents cannot load", async () => {
  delete answers[`GET ${PATH}`];
  const { user } = show();
  await screen.findByText("Failed to fetch consents");
  answers[`GET ${PATH}`] = () => Response.json(privacy());
  await user.click(await button("Try again"));
  expect(await screen.findAllByText("Not recorded")).toHaveLength(3);
});
