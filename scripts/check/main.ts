import { type Env, EnvError, parseEnv } from "../../lib/platform/kernel/env";
import * as services from "./services";
import * as settings from "./settings";

type Variables = Record<string, string | undefined>;

const MARKS: Record<settings.Finding["state"], string> = { ok: "ok", advice: "advice", missing: "MISSING" };

/** `npm run check`: prints what a server, or with `--functions` a serverless deployment, lacks. @returns the exit code */
export async function main(variables: Variables, args: readonly string[]): Promise<number> {
  const findings = await check(variables, args.includes("--functions") ? "functions" : "server");
  for (const { name, state, text } of findings)
    console.log(`${MARKS[state].padEnd(8)} ${name.padEnd(25)} ${text}`);
  const count = findings.filter(({ state }) => state === "missing").length;
  console.log(count === 0 ? "\nReady to be deployed." : `\n${count} missing.`);
  return count === 0 ? 0 : 1;
}

/** Connects to the database, the blob store, the mail server and Replicate. */
export async function check(
  variables: Variables,
  place: settings.Place = "server",
): Promise<settings.Finding[]> {
  let env: Env;
  try {
    env = parseEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.problems.map((problem) => settings.missing(problem.split(" ")[0] ?? "", problem));
  }
  return Promise.all([
    services.database(env, place),
    settings.secret(env, place),
    settings.address(env, place),
    services.blobs(env, place),
    services.mails(env, place),
    settings.sender(env),
    services.images(env),
    settings.webhooks(env),
    settings.notifications(env, place),
    settings.scheduledJobs(env, place),
    settings.callers(env, place),
    settings.limits(env),
    settings.log(env),
  ]);
}
