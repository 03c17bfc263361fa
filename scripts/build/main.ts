import { interruption } from "../start/interruption";
import { explain } from "../start/operator-error";
import { buildApp, generateClient } from "../start/prepare";

/** `npm run build`: what `npm start` builds, without touching the served build or any data. @returns the exit code */
export async function main(): Promise<number> {
  const signal = interruption();
  try {
    await generateClient({ signal });
    await buildApp({ signal });
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}
