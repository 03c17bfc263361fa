import "server-only";
import { type DehydratedState, dehydrate, QueryClient, type QueryKey } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Args, Endpoint, Input, ReplyInput } from "@/lib/platform/http/contract";
import { type Question as Asked, keyOf } from "@/lib/platform/http/key";
import type { Context } from "@/lib/platform/kernel/context";
import { isAppError } from "@/lib/platform/kernel/errors";
import { log } from "@/lib/platform/kernel/log";
import { isLoggedAsUnavailable } from "./failure";
import { inputOf } from "./input";

type Prefetched = Endpoint & { access: "trainer"; reply: z.ZodMiniType };

export type Question = { queryKey: QueryKey; answer: (ctx: Context) => Promise<unknown> };

/** Calls an endpoint's service in-process, and parses both ways with the contract. @param owner as in the browser's key */
export function ask<E extends Prefetched>(
  spec: E,
  service: (ctx: Context, input: Input<E>) => Promise<ReplyInput<E>>,
  args: Args<E>,
  ...owner: string[]
): Question {
  const { params = {}, query = {}, headers = {}, body } = args as Asked;
  const input = () => inputOf(spec, { params, query, headers, body }) as unknown as Input<E>;
  return {
    queryKey: keyOf(spec.path, args as Asked, ...owner),
    // As at the endpoint, only declared fields leave.
    answer: async (ctx) => spec.reply.parse(await service(ctx, input())),
  };
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
