import { readFile } from "node:fs/promises";
import { setInterval } from "node:timers/promises";
import autocannon, { type Options } from "autocannon";
import * as auth from "@/lib/accounts/sign-in/contract";
import * as photos from "@/lib/images/photos/contract";
import { startApp } from "../scripts/test/app";
import { PASSWORD } from "../tests/support/people";
import { residentMiB } from "./load/processes";
import { makeTrainer, requestTo, type Trainer, toRequest, workingDay } from "./load/trainers";

// Database and load generator share the machine. LOAD_SECONDS is the length of the day; 600 show whether memory grows.
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
const TRAINERS = 10;
const CONNECTIONS = 20;
const SIGN_INS = 200;
const UPLOADS = 50;
const SAMPLES = 10;

const app = await startApp(new AbortController().signal);
const memory = () => residentMiB(app.pid, "next-server");
const show = (mib: number) => `${mib.toFixed(0)} MiB`;
try {
  const trainers: Trainer[] = [];
  for (let n = 0; n < TRAINERS; n++) trainers.push(await makeTrainer(app.url));
  console.log(`server at rest: ${show(await memory())}`);
  await workThrough(trainers);
  await signInAll(trainers);
  await uploadAll(trainers[0]!);
} finally {
  await app.stop();
}
process.exit(0);

async function workThrough(trainers: Trainer[]): Promise<void> {
  let next = 0;
  const day = run(`${CONNECTIONS} connections for ${SECONDS} s`, {
    duration: SECONDS,
    connections: CONNECTIONS,
    setupClient: (client) => client.setRequests(workingDay(trainers[next++ % trainers.length]!)),
  });
  const samples: number[] = [];
  for await (const _ of setInterval((SECONDS * 1000) / SAMPLES)) {
    samples.push(await memory());
    if (samples.length === SAMPLES) break;
  }
  await day;
  console.log(`server's memory, ${SAMPLES} samples: ${samples.map((mib) => mib.toFixed(0)).join(" ")} MiB`);
}

/** Each sign-in computes an expensive password hash. */
async function signInAll(trainers: Trainer[]): Promise<void> {
  let next = 0;
  await run(`${SIGN_INS} sign-ins at once`, {
    amount: SIGN_INS,
    connections: SIGN_INS,
    timeout: 60,
    setupClient: (client) => {
      const { email } = trainers[next++ % trainers.length]!;
      client.setRequests([toRequest("", auth.login, { body: { email, password: PASSWORD } })]);
    },
  });
  console.log(`server afterwards: ${show(await memory())}`);
}

async function uploadAll({ cookie }: Trainer): Promise<void> {
  const photo = new File([await readFile("tests/figures/m_plain_shorts.jpg")], "photo.jpg", {
    type: "image/jpeg",
  });
  const started = performance.now();
  let peak = 0;
  let isDone = false;
  const watching = (async () => {
    for await (const _ of setInterval(200)) {
      peak = Math.max(peak, await memory());
      if (isDone) return;
    }
  })();
  const answers = await Promise.all(
    Array.from({ length: UPLOADS }, async () => {
      const response = await fetch(...requestTo(app.url, photos.uploadPhoto, { body: { photo } }, cookie));
      await response.arrayBuffer();
      return response.ok;
    }),
  );
  isDone = true;
  await watching;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const taken = answers.filter(Boolean).length;
  console.log(
    `${UPLOADS} photos at once: ${taken} accepted in ${seconds} s, server memory at most ${show(peak)}`,
  );
}

async function run(title: string, options: Omit<Options, "url">): Promise<void> {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({ url: app.url, ...options });
  console.log(title);
  console.table({
    requests: requests.total,
    "requests per second": requests.average,
    "median, ms": latency.p50,
    "99th percentile, ms": latency.p99,
    "worst, ms": latency.max,
    "errors and timeouts": errors + timeouts,
    "replies other than 2xx": non2xx,
  });
}
