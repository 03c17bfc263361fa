import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { submit } from "@/lib/platform/outbox/outbox";
import { OutboxReplay } from "./outbox-replay";

const ANN = { id: "ann", name: "Ann", email: "ann@formcast.test", isAdmin: false };
const SAVE = {
  ...{ key: "a", trainerId: "ann", clientId: "client-1", label: "Squat", madeAt: Date.now(), body: "{}" },
  ...{ method: "POST", path: "/api/client/client-1/workout" },
} as const;

const EXERCISES = ["/api/client", "client-1", "workout", "exercises", "legs"];

function Fetching({ ask, queryKey = EXERCISES }: { ask: () => Promise<string>; queryKey?: string[] }) {
  const { data } = useQuery({ queryKey, queryFn: ask });
  return <p>{data}</p>;
}

afterEach(() => vi.unstubAllGlobals());

test("a query that started before a save was sent is refetched, even while it is pending", async () => {
  useSessionStore.getState().signIn(ANN);
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await submit(SAVE);
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 201 }));

  const asked = vi.fn();
  let answerFirst: (answer: string) => void = () => {};
  const first = new Promise<string>((resolve) => {
    answerFirst = resolve;
  });
  const ask = async () => {
    asked();
    return asked.mock.calls.length === 1 ? first : "with the save";
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Fetching ask={ask} />
      <OutboxReplay />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  answerFirst("without the save");
  expect(await screen.findByText("with the save")).toBeVisible();
});

test.each([
  ["the list", ["/api/clients", "ann", "roster"]],
  ["the calendar", ["/api/schedule", "ann"]],
])("%s is refetched after a save was sent", async (_, queryKey) => {
  useSessionStore.getState().signIn(ANN);
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await submit({ ...SAVE, key: "b" });
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 201 }));
  const ask = vi.fn(async () => "asked");
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })}
    >
      <Fetching ask={ask} queryKey={queryKey} />
      <OutboxReplay />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});
