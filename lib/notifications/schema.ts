import * as z from "zod/mini";
import { subscriptionErrorTexts } from "./texts";

/** What a notification says. It is read on lock screens: no names, no figures. */
export type Notice = {
  title: string;
  body: string;
  /** A later notice of the same tag takes the place of the earlier one. */
  tag: string;
  /** Path within the app that a tap leads to. */
  url: string;
};

/** The key that a browser subscribes with; null where the operator has set none. */
export const PushKey = z.object({ publicKey: z.nullable(z.string()) });

const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;
const base64Bytes = (count: number) =>
  z.string().check(
    z.maxLength(200),
    z.regex(BASE64URL),
    z.refine(
      (text) => Math.floor((text.replace(/=+$/, "").length * 3) / 4) === count,
      subscriptionErrorTexts.badKey,
    ),
  );

const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** `PushSubscription.toJSON()` of a browser. */
export const NewSubscription = z.object({
  endpoint: z.url().check(z.maxLength(2000)),
  keys: z.object({ p256dh: base64Bytes(POINT_BYTES), auth: base64Bytes(SECRET_BYTES) }),
});
export type NewSubscription = z.infer<typeof NewSubscription>;

/** Whether the browser's push service took the message. */
export const TestResult = z.object({ sent: z.boolean() });
