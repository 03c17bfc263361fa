import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { clientQuery } from "@/lib/clients/record/queries";
import type { Client } from "@/lib/clients/record/schema";
import { selectedQuery } from "@/lib/desk/roster/queries";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { useSelectedClient } from "./use-selected-client";

const listed = { id: "a", name: "Marcus", photoUrl: null, backPhotoUrl: null, generation: null } as Client;

function Selected() {
  const { selected } = useSelectedClient("ann");
  return <p>{selected === null ? "Nobody" : selected?.name}</p>;
}

beforeEach(() => useActiveClientStore.getState().clear());

function open(cache: QueryClient, selected: Client | null = listed) {
  cache.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
  cache.setQueryData(selectedQuery("ann", null).queryKey, selected);
  render(
    <QueryClientProvider client={cache}>
      <Selected />
    </QueryClientProvider>,
  );
}

test("a client from the list is not fetched again", async () => {
  const cache = new QueryClient();
  open(cache);
  expect(await screen.findByText("Marcus")).toBeVisible();
  expect(cache.isFetching()).toBe(0);
  expect(cache.getQueryData(clientQuery("a").queryKey)).toEqual(listed);
});

test("the client's own query wins over an older list", async () => {
  const cache = new QueryClient();
  cache.setQueryData(clientQuery("a").queryKey, { ...listed, name: "Marcus Reed" });
  open(cache);
  expect(await screen.findByText("Marcus Reed")).toBeVisible();
});

test("the shown client becomes the active one and is not fetched again", async () => {
  const cache = new QueryClient();
  open(cache);
  expect(await screen.findByText("Marcus")).toBeVisible();
  await waitFor(() => expect(useActiveClientStore.getState().clientId).toBe("a"));
  expect(cache.getQueryData(selectedQuery("ann", "a").queryKey)).toEqual(listed);
});

test("the selection is null before the first client", async () => {
  open(new QueryClient(), null);
  expect(await screen.findByText("Nobody")).toBeVisible();
  expect(useActiveClientStore.getState().clientId).toBeNull();
});
