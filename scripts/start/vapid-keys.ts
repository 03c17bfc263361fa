import webPush from "web-push";
import { z } from "zod";
import type { Env } from "../../lib/platform/kernel/env";
import { readOrCreate } from "./private-file";

type Given = Pick<Env, "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY">;

const Keys = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});

export async function storedVapidKeys(file: string, given: Given): Promise<webPush.VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const make = () => {
    const value = webPush.generateVAPIDKeys();
    return { value, text: `${JSON.stringify(value)}\n` };
  };
  return readOrCreate(
    file,
    (text) => Keys.parse(JSON.parse(text)),
    make,
    () =>
      console.error(`${file} was damaged. A new one was created. Users must switch on notifications again.`),
  );
}
