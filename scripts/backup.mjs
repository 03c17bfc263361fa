import { enter } from "./setup/enter.mjs";

await enter();
const { main } = await import("./backup/main.ts");
process.exitCode = await main("backup", process.argv.slice(2));
