import { parseEnv } from "../../lib/platform/kernel/env";
import { onDatabase } from "../start/on-database";
import { explain, OperatorError } from "../start/operator-error";
import { appoint } from "./appoint";

const USAGE = "Usage: npm run admin -- EMAIL [--revoke]";

export async function main(args: readonly string[]): Promise<number> {
  try {
    const email = args
      .find((word) => !word.startsWith("--"))
      ?.trim()
      .toLowerCase();
    const isAdmin = !args.includes("--revoke");
    const isUnderstood = args.every((word) => word === "--revoke" || !word.startsWith("--"));
    if (!email || !isUnderstood) throw new OperatorError(USAGE);
    await onDatabase(parseEnv(process.env), (url) => appoint(url, email, isAdmin));
    console.log(`${email} is ${isAdmin ? "an admin now" : "no longer an admin"}.`);
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}
