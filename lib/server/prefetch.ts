import "server-only";
import { type DehydratedState, dehydrate, QueryClient, type QueryKey } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Endpoint, Input, ReplyInput } from "@/lib/http/contract";
import type { Context } from "@/lib/kernel/context";
import { isDatabaseUnavailable } from "@/lib/kernel/db";
import { isAppError } from "@/lib/kernel/errors";
import { log } from "@/lib/kernel/log";

type Asked = Endpoint & { access: "trainer"; reply: z.ZodMiniType };

/** What a page needs for its first view, and what the browser knows the answer by. */
export type Question = { queryKey: QueryKey; answer: (ctx: Context) => Promise<unknown> };

/** The question that an endpoint would be asked, put to its service in this process. */
export function ask<E extends Asked>(
  queryKey: QueryKey,
  spec: E,
  service: (ctx: Context, input: Input<E>) => Promise<ReplyInput<E>>,
  input: Input<E>,
): Question {
  // Only declared fields leave, as through the endpoint.
  return { queryKey, answer: async (ctx) => spec.reply.parse(await service(ctx, input)) };
}

/** Answers for a page's first view. What cannot be answered is left for the page to ask: it shows why. */
export async function prefetch(ctx: Context, questions: readonly Question[]): Promise<DehydratedState> {
  const cache = new QueryClient();
  await Promise.all(
    questions.map(async ({ queryKey, answer }) => {
      try {
        cache.setQueryData(queryKey, await answer(ctx));
      } catch (error) {
        if (!isAppError(error) && !isDatabaseUnavailable(error))
          log("error", "a page could not be answered", { question: queryKey[0], error });
      }
    }),
  );
  return dehydrate(cache);
}
