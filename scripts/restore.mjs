import { enter } from "./setup/enter.mjs";

await enter();
const { main } = await import("./backup/main.ts");
process.exitCode = await main("restore", process.argv.slice(2));
