import "server-only";
import { type DehydratedState, dehydrate, QueryClient, type QueryKey } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Args, Endpoint, Input, ReplyInput } from "@/lib/platform/http/contract";
import { type Question as Asked, keyOf } from "@/lib/platform/http/key";
import type { Context } from "@/lib/platform/kernel/context";
import { AppError, isAppError } from "@/lib/platform/kernel/errors";
import { log } from "@/lib/platform/kernel/log";
import { isLoggedAsUnavailable } from "./failure";

type Prefetched = Endpoint & { access: "trainer"; reply: z.ZodMiniType };

export type Question = { queryKey: QueryKey; answer: (ctx: Context) => Promise<unknown> };

/** Calls an endpoint's service in-process, and parses both ways with the contract. @param owner as in the browser's key */
export function ask<E extends Prefetched>(
  spec: E,
  service: (ctx: Context, input: Input<E>) => Promise<ReplyInput<E>>,
  args: Args<E>,
  ...owner: string[]
): Question {
  return {
    queryKey: keyOf(spec.path, args as Asked, ...owner),
    // Like the endpoint, returns only declared fields.
    answer: async (ctx) => spec.reply.parse(await service(ctx, inputOf(spec, args as Asked))),
  };
}

/** @throws AppError `invalid`, as the endpoint would */
function inputOf<E extends Prefetched>(spec: E, { params = {}, query = {}, body }: Asked): Input<E> {
  const read = (schema: z.ZodMiniType | undefined, given: unknown) => {
    const result = schema?.safeParse(given) ?? { success: true, data: given };
    if (!result.success) throw new AppError("invalid", "Invalid input");
    return result.data;
  };
  const input = {
    params: read(spec.params, params),
    query: read(spec.query, query),
    body: read(spec.body, body),
  };
  return input as unknown as Input<E>;
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
