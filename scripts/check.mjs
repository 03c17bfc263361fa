import { enter } from "./setup/enter.mjs";

await enter();
const { main } = await import("./check/main.ts");
process.exitCode = await main(process.env);
