import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useSessionStore } from "@/lib/browser/session-store";
import { FirstAnswers } from "./first-answers";

const ANN = { id: "ann", name: "Ann", email: "ann@formcast.test", isAdmin: false };
const CLIENTS = ["/api/clients", "ann"];
const ask = vi.fn(async () => "asked for");

function Asking({ queryKey }: { queryKey: string[] }) {
  const { data } = useQuery({ queryKey, queryFn: ask, staleTime: Number.POSITIVE_INFINITY });
  return <p>{data}</p>;
}

function open(cache = new QueryClient(), queryKey = CLIENTS) {
  render(
    <QueryClientProvider client={cache}>
      <FirstAnswers trainerId="ann" answers={[{ queryKey, data: "sent along" }]} />
      <Asking queryKey={queryKey} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  ask.mockClear();
  useSessionStore.getState().signOut();
});

test("what came with the page is not asked for", async () => {
  useSessionStore.getState().signIn(ANN);
  open();
  expect(await screen.findByText("sent along")).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

test("who came to a browser that knows nobody is shown, and asked for", async () => {
  open(new QueryClient(), ["/api/auth/me"]);
  expect(screen.getByText("sent along")).toBeVisible();
  expect(await screen.findByText("asked for")).toBeVisible();
});

test("what came for another account is not shown", async () => {
  useSessionStore.getState().signIn({ ...ANN, id: "bob" });
  open();
  expect(await screen.findByText("asked for")).toBeVisible();
});

test("what is known already is newer than the page", async () => {
  const cache = new QueryClient();
  cache.setQueryData(CLIENTS, "written here");
  open(cache);
  expect(await screen.findByText("written here")).toBeVisible();
});
