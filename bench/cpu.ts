import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import autocannon, { type Request } from "autocannon";
import * as clients from "@/lib/clients/record/contract";
import * as photos from "@/lib/images/photos/contract";
import * as health from "@/lib/server/health/contract";
import { startApp } from "../scripts/test/app";
import { processorMs } from "./load/processes";
import { ask, makeTrainer, type Trainer, toRequest } from "./load/trainers";
import { median } from "./statistics/median";

// Requests run one at a time and the kinds alternate, so that their ratios are comparable.
const ROUNDS = 5;
const REQUESTS = 200;
const WARM_UP = 600;
const ZONE = "formcast-zone=Europe/Berlin";

const app = await startApp(new AbortController().signal);
try {
  const trainer = await makeTrainer(app.url);
  const [id = ""] = trainer.clientIds;
  await makeImages(trainer, id);
  const page = (path: string) => ({
    method: "GET" as const,
    path,
    headers: { cookie: `${trainer.cookie}; ${ZONE}`, accept: "text/html", "sec-fetch-mode": "navigate" },
  });
  const kinds: Record<string, Request> = {
    "health check": toRequest("", health.getHealth, {}),
    "GET list of clients": toRequest(trainer.cookie, clients.listClients, {}),
    "GET one client": toRequest(trainer.cookie, clients.getClient, { params: { id } }),
    "page: sign-in": { method: "GET", path: "/login", headers: { accept: "text/html" } },
    "page: list": page("/client-dashboard"),
    "page: client, images": page(`/transformation/${id}?tab=morphs`),
    "page: client, forecast": page(`/transformation/${id}?tab=timeline`),
    "page: client, workouts": page(`/transformation/${id}?tab=workouts`),
  };
  for (const request of Object.values(kinds)) await send(request, WARM_UP);
  const rounds: Record<string, { server: number; database: number; bytes: number }[]> = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const [kind, request] of Object.entries(kinds)) {
      rounds[kind] ??= [];
      rounds[kind].push(await measure(request));
    }
  const of = (kind: string, what: "server" | "database" | "bytes") =>
    median((rounds[kind] ?? []).map((round) => round[what]));
  console.log(`CPU milliseconds per reply, medians of ${ROUNDS} rounds of ${REQUESTS} requests`);
  console.table(
    Object.fromEntries(
      Object.keys(kinds).map((kind) => [
        kind,
        {
          server: Number(of(kind, "server").toFixed(2)),
          "times a health check": Number((of(kind, "server") / of("health check", "server")).toFixed(2)),
          database: Number(of(kind, "database").toFixed(2)),
          "KB sent": Number((of(kind, "bytes") / 1000).toFixed(1)),
        },
      ]),
    ),
  );
} finally {
  await app.stop();
}
process.exit(0);

async function measure(request: Request) {
  const processor = () =>
    Promise.all([processorMs(app.pid, "next-server"), processorMs(app.pid, "postgres")]);
  const [server, database] = await processor();
  const bytes = await send(request, REQUESTS);
  const [serverThen, databaseThen] = await processor();
  return {
    server: (serverThen - server) / REQUESTS,
    database: (databaseThen - database) / REQUESTS,
    bytes: bytes / REQUESTS,
  };
}

/** Sends a request `amount` times in sequence. @returns the received bytes */
async function send(request: Request, amount: number): Promise<number> {
  const headers = { "accept-encoding": "gzip, deflate, br", ...request.headers };
  const requests = [{ ...request, headers }];
  const { non2xx, errors, throughput } = await autocannon({ url: app.url, connections: 1, amount, requests });
  if (non2xx + errors > 0) throw new Error(`${request.path} failed.`);
  return throughput.total;
}

/** Gives the client a photo and waits for the images. */
async function makeImages(trainer: Trainer, id: string): Promise<void> {
  const photo = new File([await readFile("tests/figures/m_plain_shorts.jpg")], "photo.jpg", {
    type: "image/jpeg",
  });
  const { photoUrl } = await ask(app.url, trainer, photos.uploadPhoto, { body: { photo } });
  const client = { params: { id } };
  await ask(app.url, trainer, clients.updateClient, {
    ...client,
    headers: {},
    body: { photoUrl, hasSignificantChanges: true },
  });
  while ((await ask(app.url, trainer, clients.getClient, client)).generation?.status !== "succeeded")
    await setTimeout(500);
}
