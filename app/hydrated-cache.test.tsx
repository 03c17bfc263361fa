import { dehydrate, QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { database } from "@/lib/platform/browser/database";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { HydratedCache } from "./hydrated-cache";

const ANN = { id: "ann", name: "Ann", email: "ann@formcast.test", isAdmin: false };
const CLIENTS = ["/api/clients", "ann"];
const ask = vi.fn(async () => "asked for");

function Asking({ queryKey }: { queryKey: string[] }) {
  const { data } = useQuery({ queryKey, queryFn: ask, staleTime: Number.POSITIVE_INFINITY });
  return <p>{data}</p>;
}

function open(cache = new QueryClient(), queryKey = CLIENTS) {
  const server = new QueryClient();
  server.setQueryData(queryKey, "sent along");
  render(
    <QueryClientProvider client={cache}>
      <HydratedCache trainerId="ann" answers={JSON.stringify(dehydrate(server))}>
        <Asking queryKey={queryKey} />
      </HydratedCache>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  ask.mockClear();
  useSessionStore.getState().signOut();
});

test("data that came with the page is not fetched again, and is stored offline", async () => {
  useSessionStore.getState().signIn(ANN);
  open();
  expect(screen.getByText("sent along")).toBeVisible();
  const kept = async () => (await database()).get("answers", ["ann", JSON.stringify(CLIENTS)]);
  await expect.poll(async () => (await kept())?.data).toBe("sent along");
  expect(ask).not.toHaveBeenCalled();
});

test("a browser without a stored account shows the page's data and refetches the account", async () => {
  open(new QueryClient(), ["/api/auth", "me"]);
  expect(screen.getByText("sent along")).toBeVisible();
  expect(await screen.findByText("asked for")).toBeVisible();
});

test("data of another account is refetched, and not stored for this one", async () => {
  useSessionStore.getState().signIn({ ...ANN, id: "bob" });
  open();
  expect(await screen.findByText("asked for")).toBeVisible();
  expect(await (await database()).getAllKeys("answers")).not.toContainEqual(["bob", JSON.stringify(CLIENTS)]);
});

test("newer cached data is not overwritten", async () => {
  const cache = new QueryClient();
  useSessionStore.getState().signIn(ANN);
  cache.setQueryData(CLIENTS, "written here", { updatedAt: Date.now() + 1000 });
  open(cache);
  expect(await screen.findByText("written here")).toBeVisible();
});
