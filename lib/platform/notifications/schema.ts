import * as z from "zod/mini";

/** A push notification. It shows on lock screens, so it contains no names and no body data. */
export type Notice = {
  title: string;
  body: string;
  /** A notice replaces an earlier one with the same tag. */
  tag: string;
  url: string;
};

/** The public key for a subscription; null when the operator has set none. */
export const PushKey = z.object({ publicKey: z.nullable(z.string()) });

const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;
const base64Bytes = (count: number) =>
  z.string().check(
    z.maxLength(200),
    z.regex(BASE64URL),
    z.refine((text) => Math.floor((text.replace(/=+$/, "").length * 3) / 4) === count, "Invalid key"),
  );

const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** `PushSubscription.toJSON()` of a browser. */
export const NewSubscription = z.object({
  endpoint: z.url().check(z.maxLength(2000)),
  keys: z.object({ p256dh: base64Bytes(POINT_BYTES), auth: base64Bytes(SECRET_BYTES) }),
});
export type NewSubscription = z.infer<typeof NewSubscription>;

export const TestResult = z.object({ sent: z.boolean() });
