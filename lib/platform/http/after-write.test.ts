import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { refetch, setQueryData } from "./after-write";

const CLIENT = ["/api/client", "ann"];
const TIMELINE = [...CLIENT, "timeline"];

const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
afterEach(() => cache.clear());

function ask(queryKey: string[]) {
  const underWay: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => underWay.push(resolve));
  const screen = new QueryObserver(cache, { queryKey, queryFn });
  screen.subscribe(() => {});
  return {
    shown: () => screen.getCurrentResult().data,
    asked: () => underWay.length,
    async answer(question: number, text: string) {
      underWay[question]?.(text);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test("an older reply does not overwrite the result of a write", async () => {
  const client = ask(CLIENT);
  await client.answer(0, "before");
  void cache.refetchQueries({ queryKey: CLIENT });
  await setQueryData(cache, CLIENT, "saved");
  await client.answer(1, "before");
  expect(client.shown()).toBe("saved");
});

test("other queries about the client still get their replies", async () => {
  const timeline = ask(TIMELINE);
  await setQueryData(cache, CLIENT, "saved");
  await timeline.answer(0, "twelve months");
  expect(timeline.shown()).toBe("twelve months");
});

test("a first query that runs during a write is repeated", async () => {
  const timeline = ask(TIMELINE);
  const asking = refetch(cache, CLIENT);
  await timeline.answer(0, "before");
  await vi.waitFor(() => expect(timeline.asked()).toBe(2));
  await timeline.answer(1, "after");
  await asking;
  expect(timeline.shown()).toBe("after");
});
