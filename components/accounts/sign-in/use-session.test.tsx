import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { meQuery } from "@/lib/accounts/sign-in/queries";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { useTrainer } from "./use-session";

const ANN = {
  id: "ann",
  name: "Ann",
  email: "ann@formcast.test",
  isAdmin: false,
  units: "metric",
  restSeconds: null,
  barLbs: null,
  createdAt: "2026-01-05T09:00:00.000Z",
} as const;
const rendered = vi.fn();

afterEach(() => useSessionStore.getState().signOut());

function Greeting() {
  const name = useTrainer()?.name ?? "nobody";
  rendered(name);
  return <p>{name}</p>;
}

/** Renders a page on the server and hydrates it in a browser that has stored Ann's account. */
function hydrate(cache: QueryClient) {
  const page = (
    <QueryClientProvider client={cache}>
      <Greeting />
    </QueryClientProvider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  rendered.mockClear();
  useSessionStore.getState().signIn({ ...ANN });
  render(page, { container, hydrate: true });
}

test("a page that came with the trainer is rendered once", () => {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  cache.setQueryData(meQuery().queryKey, ANN);
  hydrate(cache);
  expect(rendered.mock.calls).toEqual([["Ann"]]);
});

test("a page that came without the trainer shows the stored one", () => {
  hydrate(new QueryClient());
  expect(rendered.mock.calls).toEqual([["nobody"], ["Ann"]]);
  expect(screen.getByText("Ann")).toBeVisible();
});
