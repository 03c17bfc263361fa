import { rm } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "../../lib/platform/kernel/env";
import { chosenBlobStore } from "../../lib/ports/blob-store/chosen";
import { onDatabase } from "../start/on-database";
import { explain, OperatorError } from "../start/operator-error";
import { backUp } from "./backup";
import { restore } from "./restore";

const COMMANDS = {
  backup: { work: backUp, done: "Saved" },
  restore: { work: restore, done: "Restored" },
};

export async function main(command: keyof typeof COMMANDS, args: readonly string[]): Promise<number> {
  try {
    const [folder, ...more] = args;
    if (!folder || more.length > 0) throw new OperatorError(`Usage: npm run ${command} -- FOLDER`);
    const env = parseEnv(process.env);
    const { work, done } = COMMANDS[command];
    const { tables, blobs } = await onDatabase(env, (url) =>
      work(url, chosenBlobStore(env), path.resolve(folder)),
    );
    // The restored accounts have replaced those in the file.
    if (command === "restore" && !env.DATABASE_URL)
      await rm(path.join(env.DATA_DIR, "demo.json"), { force: true });
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    console.log(`${done}: ${rows} rows of ${Object.keys(tables).length} tables, ${blobs} pictures.`);
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}
