import * as z from "zod";

/** Names one write of one trainer: however often it is sent under the same key, it is done once. */
export const IdempotencyHeader = z.object({ "idempotency-key": z.string().min(1).max(200).optional() });
export type IdempotencyHeader = z.infer<typeof IdempotencyHeader>;
