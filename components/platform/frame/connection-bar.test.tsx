import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { clearOfflineCache } from "@/lib/platform/browser/offline-cache";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { refetch } from "@/lib/platform/http/after-write";
import { createQueryClient } from "@/lib/platform/http/answers";
import { ApiError } from "@/lib/platform/http/api-error";
import { ConnectionBar } from "./connection-bar";

const CLIENTS = ["/api/clients", "ann"];
const USERS = ["/api/admin/users"];
const OLD = "No reply from the server: this may be old";

const away = () => Promise.reject(new ApiError(503, "away"));
let answer: () => Promise<string>;

function QueryState({ queryKey }: { queryKey: string[] }) {
  const { data, isError } = useQuery({ queryKey, queryFn: () => answer() });
  return <p>{data ?? (isError ? "nothing" : "waiting")}</p>;
}

async function show(queryKey: string[], first: () => Promise<string>) {
  answer = first;
  const cache = createQueryClient(() => {});
  render(
    <QueryClientProvider client={cache}>
      <ConnectionBar />
      <QueryState queryKey={queryKey} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByText("waiting")).toBeNull());
  return { askedAfterWrite: () => refetch(cache, queryKey) };
}

const bar = () => screen.getByRole("status");

afterEach(clearOfflineCache);

it.each([
  ["kept on the device", CLIENTS],
  ["kept in the page alone", USERS],
])(
  "warns about old data, %s, when the server is unreachable after a write, until it replies",
  async (_, key) => {
    useSessionStore.getState().signIn({ id: "ann", name: "Ann", email: "ann@formcast.test", isAdmin: false });
    const { askedAfterWrite } = await show(key, async () => "Erin");
    expect(bar()).toBeEmptyDOMElement();

    const refusing = vi.fn(away);
    answer = refusing;
    await askedAfterWrite();
    expect(await screen.findByText(OLD)).toBeVisible();
    expect(screen.getByText("Erin")).toBeVisible();

    const again = screen.getByRole("button", { name: /Try again$/ });
    await userEvent.click(again);
    await waitFor(() => expect(refusing).toHaveBeenCalledTimes(2));
    expect(bar()).toHaveTextContent(OLD);

    answer = async () => "Erin and Theo";
    await userEvent.click(again);
    expect(await screen.findByText("Erin and Theo")).toBeVisible();
    await waitFor(() => expect(bar()).toBeEmptyDOMElement());
  },
);

it("stays hidden when the page itself shows the failed load", async () => {
  await show(USERS, away);
  expect(screen.getByText("nothing")).toBeVisible();
  expect(bar()).toBeEmptyDOMElement();
});

it("stays hidden when the server refuses", async () => {
  const { askedAfterWrite } = await show(USERS, async () => "Erin");
  answer = () => Promise.reject(new ApiError(404, "gone"));
  await askedAfterWrite();
  expect(screen.getByText("Erin")).toBeVisible();
  expect(bar()).toBeEmptyDOMElement();
});
