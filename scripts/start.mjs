import { enter } from "./setup/enter.mjs";

await enter();
const { main } = await import("./start/main.ts");
process.exitCode = await main({
  dev: process.argv.includes("--dev"),
  fakeReplicate: process.argv.includes("--fake-replicate"),
  adoptStore: process.argv.includes("--adopt-store"),
});
