import { check, type Finding } from "./checks";

const MARKS: Record<Finding["state"], string> = { ok: "ok", advice: "advice", missing: "MISSING" };

/** `npm run check`: says what a deployment lacks; resolves to the exit code. */
export async function main(variables: Record<string, string | undefined>): Promise<number> {
  const findings = await check(variables);
  for (const { name, state, text } of findings)
    console.log(`${MARKS[state].padEnd(8)} ${name.padEnd(25)} ${text}`);
  const count = findings.filter(({ state }) => state === "missing").length;
  console.log(count === 0 ? "\nReady to be deployed." : `\n${count} missing.`);
  return count === 0 ? 0 : 1;
}
