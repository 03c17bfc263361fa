import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { refetch, setQueryData } from "./after-write";

const CLIENT = ["/api/client", "ann"];
const TIMELINE = [...CLIENT, "timeline"];

const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
afterEach(() => cache.clear());

/** Asks like a screen that is open; each answer waits to be let through. */
function ask(queryKey: string[]) {
  const underWay: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => underWay.push(resolve));
  const screen = new QueryObserver(cache, { queryKey, queryFn });
  screen.subscribe(() => {});
  return {
    shown: () => screen.getCurrentResult().data,
    asked: () => underWay.length,
    /** Answers one question, and waits until whatever follows from that has happened. */
    async answer(question: number, text: string) {
      underWay[question]?.(text);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test("what a write was answered is not taken back by the answer to an older question", async () => {
  const client = ask(CLIENT);
  await client.answer(0, "before");
  void cache.refetchQueries({ queryKey: CLIENT });
  await setQueryData(cache, CLIENT, "saved");
  await client.answer(1, "before");
  expect(client.shown()).toBe("saved");
});

test("what else is asked of the client at that moment is still answered", async () => {
  const timeline = ask(TIMELINE);
  await setQueryData(cache, CLIENT, "saved");
  await timeline.answer(0, "twelve months");
  expect(timeline.shown()).toBe("twelve months");
});

test("what is asked for the first time while something is saved is asked once more", async () => {
  const timeline = ask(TIMELINE);
  const asking = refetch(cache, CLIENT);
  await timeline.answer(0, "before");
  await vi.waitFor(() => expect(timeline.asked()).toBe(2));
  await timeline.answer(1, "after");
  await asking;
  expect(timeline.shown()).toBe("after");
});
