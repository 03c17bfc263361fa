import * as z from "zod/mini";

const header = z.optional(z.string().check(z.maxLength(1000)));

/** What stands beside the body of a signed call. Whether it is there and right is the signature's question. */
export const SignatureHeaders = z.object({
  "webhook-id": header,
  "webhook-timestamp": header,
  "webhook-signature": header,
});
export type SignatureHeaders = z.infer<typeof SignatureHeaders>;

/** Of the prediction that Replicate sends only the name is read: what became of it is asked anew. */
export const PredictionHint = z.object({ id: z.string().check(z.regex(/^[a-z0-9]{1,64}$/i)) });

export const Receipt = z.object({ received: z.literal(true) });
