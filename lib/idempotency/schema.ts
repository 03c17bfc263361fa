import * as z from "zod/mini";

/** Names one write of one trainer: however often it is sent under the same key, it is done once. */
export const IdempotencyHeader = z.object({
  "idempotency-key": z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type IdempotencyHeader = z.infer<typeof IdempotencyHeader>;
