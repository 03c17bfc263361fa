import "server-only";
import { type DehydratedState, dehydrate, QueryClient, type QueryKey } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Endpoint, Input, ReplyInput } from "@/lib/platform/http/contract";
import type { Context } from "@/lib/platform/kernel/context";
import { isAppError } from "@/lib/platform/kernel/errors";
import { log } from "@/lib/platform/kernel/log";
import { isLoggedAsUnavailable } from "./failure";

type Asked = Endpoint & { access: "trainer"; reply: z.ZodMiniType };

export type Question = { queryKey: QueryKey; answer: (ctx: Context) => Promise<unknown> };

/** Calls an endpoint's service in-process and parses its reply with the contract. */
export function ask<E extends Asked>(
  queryKey: QueryKey,
  spec: E,
  service: (ctx: Context, input: Input<E>) => Promise<ReplyInput<E>>,
  input: Input<E>,
): Question {
  // Like the endpoint, returns only declared fields.
  return { queryKey, answer: async (ctx) => spec.reply.parse(await service(ctx, input)) };
}

/** Fills a query cache for the first view. Failed queries are left to the page, which shows the error. */
export async function prefetch(ctx: Context, questions: readonly Question[]): Promise<DehydratedState> {
  const cache = new QueryClient();
  await Promise.all(
    questions.map(async ({ queryKey, answer }) => {
      try {
        cache.setQueryData(queryKey, await answer(ctx));
      } catch (error) {
        if (!isAppError(error) && !isLoggedAsUnavailable(error))
          log("error", "prefetch of a page failed", { question: queryKey[0], error });
      }
    }),
  );
  return dehydrate(cache);
}
