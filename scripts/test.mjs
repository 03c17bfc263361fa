import { enter } from "./setup/enter.mjs";

await enter();
const { main } = await import("./test/main.ts");
process.exitCode = await main(process.argv.slice(2));
