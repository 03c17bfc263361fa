import { readFile, writeFile } from "node:fs/promises";
import webPush from "web-push";
import type { Env } from "../../lib/env";
import { codeOf } from "./trouble";

type Given = Pick<Env, "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY">;

/** The keys that browsers know this installation by: those given, else some that are made once and kept in `file`. */
export async function keptVapidKeys(file: string, given: Given): Promise<webPush.VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  if (publicKey && privateKey) return { publicKey, privateKey };
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    const keys = webPush.generateVAPIDKeys();
    await writeFile(file, `${JSON.stringify(keys)}\n`, { mode: 0o600, flag: "wx" });
    return keys;
  }
}
