import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { clientQuery, clientsQuery } from "@/lib/clients/queries";
import type { Client } from "@/lib/clients/schema";
import { useSelectedClient } from "./use-selected-client";

const listed = { id: "a", name: "Marcus", photoUrl: null, backPhotoUrl: null, generation: null } as Client;

function Selected() {
  const selected = useSelectedClient(useQuery(clientsQuery("ann")));
  return <p>{selected?.name}</p>;
}

function open(cache: QueryClient) {
  cache.setQueryData(clientsQuery("ann").queryKey, [listed]);
  cache.setQueryDefaults(clientsQuery("ann").queryKey, { staleTime: Number.POSITIVE_INFINITY });
  render(
    <QueryClientProvider client={cache}>
      <Selected />
    </QueryClientProvider>,
  );
}

test("what the list tells of a client is not asked for a second time", async () => {
  const cache = new QueryClient();
  open(cache);
  expect(await screen.findByText("Marcus")).toBeVisible();
  expect(cache.isFetching()).toBe(0);
  expect(cache.getQueryData(clientQuery("a").queryKey)).toEqual(listed);
});

test("what is known of the client alone is newer than the list", async () => {
  const cache = new QueryClient();
  cache.setQueryData(clientQuery("a").queryKey, { ...listed, name: "Marcus Reed" });
  open(cache);
  expect(await screen.findByText("Marcus Reed")).toBeVisible();
});
