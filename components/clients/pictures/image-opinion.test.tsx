import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToastStore } from "@/components/ui/toast-store";
import { clientQuery } from "@/lib/clients/record/queries";
import type { Client } from "@/lib/clients/record/schema";
import type { Transformation } from "@/lib/images/orders/schema";
import { ImageOpinion } from "./image-opinion";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  useToastStore.setState({ current: null });
});
afterEach(() => vi.unstubAllGlobals());

const POSSIBLE = { status: "possible", error: null } as const;

function Shown() {
  const { data } = useQuery({ ...clientQuery("c1"), refetchInterval: false });
  return data?.transformations[0] && <ImageOpinion clientId="c1" image={data.transformations[0]} />;
}

function show(change: Partial<Transformation> = {}) {
  const image = { id: "i1", rating: null, redraw: POSSIBLE, ...change } as Transformation;
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  cache.setQueryData(clientQuery("c1").queryKey, { id: "c1", transformations: [image] } as Client);
  render(
    <QueryClientProvider client={cache}>
      <Shown />
    </QueryClientProvider>,
  );
  return {
    up: screen.getByRole("button", { name: "Good image" }),
    down: screen.getByRole("button", { name: "Bad image" }),
  };
}

const sent = () => fetched.mock.calls.map(([url, init]) => `${url} ${init?.body ?? ""}`.trim());

it("shows the rating before the server replies, and removes it on a second press", async () => {
  fetched.mockImplementation(async (_, init) => Response.json(JSON.parse(String(init?.body))));
  const { up, down } = show();
  await userEvent.click(up);
  expect(up).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(down);
  expect(up).toHaveAttribute("aria-pressed", "false");
  expect(down).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(down);
  expect(down).toHaveAttribute("aria-pressed", "false");
  await expect
    .poll(sent)
    .toEqual([
      '/api/transformation/i1/rating {"rating":1}',
      '/api/transformation/i1/rating {"rating":-1}',
      '/api/transformation/i1/rating {"rating":null}',
    ]);
});

it("reports a rating that was not saved, and refetches", async () => {
  fetched.mockImplementation(async (url) =>
    String(url).endsWith("/rating")
      ? Response.json({ message: "Image not found" }, { status: 404 })
      : never(),
  );
  await userEvent.click(show().up);
  await waitFor(() => expect(useToastStore.getState().current?.description).toBe("Image not found"));
  await waitFor(() => expect(sent()).toContain("/api/client/c1"));
});

it("requests a new image, and shows the reason of a refusal", async () => {
  fetched.mockImplementation(async () =>
    Response.json({ message: "Today's image budget is used up." }, { status: 429 }),
  );
  show();
  await userEvent.click(screen.getByRole("button", { name: "Generate again" }));
  await waitFor(() =>
    expect(useToastStore.getState().current?.description).toBe("Today's image budget is used up."),
  );
  expect(sent()).toEqual(["/api/transformation/i1/redraw"]);
});

it("shows a running request and allows no second one", () => {
  show({ redraw: { status: "pending", error: null } });
  expect(screen.getByRole("status")).toHaveTextContent("This one stays until the new one is ready.");
  expect(screen.getByRole("button", { name: "Generating" })).toHaveAttribute("aria-disabled", "true");
});

it("shows the reason of a failure and a retry", () => {
  show({ redraw: { status: "failed", error: "The image service did not accept this photo." } });
  expect(screen.getByRole("status")).toHaveTextContent(
    "No new image. The image service did not accept this photo.",
  );
  expect(screen.getByRole("button", { name: "Generate again" })).toBeEnabled();
});

it("offers no retake if the engine always draws the same image", () => {
  show({ redraw: null });
  expect(screen.queryByRole("button", { name: "Generate again" })).toBeNull();
});

const never = () => new Promise<Response>(() => {});
