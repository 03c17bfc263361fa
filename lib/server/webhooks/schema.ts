import * as z from "zod/mini";

const header = z.optional(z.string().check(z.maxLength(1000)));

/** Headers of a signed webhook. The signature check validates them. */
export const SignatureHeaders = z.object({
  "webhook-id": header,
  "webhook-timestamp": header,
  "webhook-signature": header,
});
export type SignatureHeaders = z.infer<typeof SignatureHeaders>;

/** Only the id of the prediction is used; its result is fetched from Replicate. */
export const PredictionHint = z.object({ id: z.string().check(z.regex(/^[a-z0-9]{1,64}$/i)) });

export const Receipt = z.object({ received: z.literal(true) });
