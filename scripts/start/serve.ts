import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import next from "next";
import { env } from "../../lib/platform/kernel/env";
import { log, takeOverConsole } from "../../lib/platform/kernel/log";
import { createFront, nowServing } from "../../lib/server/http/front";

/** A little longer than requests in flight get; work after replies is taken up again by the next start. */
const STOP_MS = 11_000;

takeOverConsole();
await readBuiltConfiguration(path.dirname(fileURLToPath(import.meta.url)));
const { HOST, PORT: port } = env();
// Next calls every loopback address so: under another name it would fetch its own rewrites over the network.
const app = next({ dev: false, hostname: "localhost", port });
await app.prepare();
const front = createFront(app.getRequestHandler(), (error) => log("error", "request failed", { error }));
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
process.once("message", nowServing);
front.server.listen(port, HOST);

/** As Next's standalone server does it: the build has read next.config.ts already, and knows only its first folder. */
async function readBuiltConfiguration(folder: string): Promise<void> {
  const { config } = JSON.parse(await readFile(path.join(folder, "required-server-files.json"), "utf8"));
  const distDir = path.relative(process.cwd(), folder);
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir });
}

async function stop(): Promise<void> {
  log("info", "stopping", { inFlight: front.inFlight() });
  const end = async () => {
    const cut = await front.stop();
    if (cut > 0) log("warn", "requests cut", { cut });
    await app.close();
  };
  await Promise.race([end(), sleep(STOP_MS)]);
  process.exit(0);
}
