import type { Worker } from "node:worker_threads";

export type WorkerTask<Request> = { id: number; request: Request };
export type WorkerAnswer<Reply> = { id: number; reply: Reply } | { id: number; error: string };

export type PoolOptions = {
  spawn: () => Worker;
  size: number;
  /** A task that takes longer is rejected, and its worker is replaced. */
  timeoutMs: number;
};

type PoolTask<Request, Reply> = {
  request: Request;
  affinity: string;
  urgent: boolean;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
};

/** Affinities that a worker remembers, because its own cache holds only a few photos. */
const REMEMBERED_AFFINITIES = 8;

/** Tasks of one affinity (such as one photo) share a worker. An idle worker does not keep the process alive. */
export function createWorkerPool<Request, Reply>(options: PoolOptions) {
  const lanes = Array.from({ length: options.size }, () => createLane<Request, Reply>(options));
  const laneFor = (affinity: string): Lane<Request, Reply> => {
    const familiar = lanes.find((lane) => lane.knows(affinity));
    return familiar ?? lanes.reduce((a, b) => (b.load() < a.load() ? b : a));
  };
  return {
    run: (request: Request, affinity: string, { urgent = false } = {}): Promise<Reply> =>
      new Promise((resolve, reject) => laneFor(affinity).add({ request, affinity, urgent, resolve, reject })),
    /** Ends all workers and rejects running and waiting tasks. */
    close: async (): Promise<void> => {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

type Lane<Request, Reply> = {
  add: (task: PoolTask<Request, Reply>) => void;
  knows: (affinity: string) => boolean;
  load: () => number;
  close: () => Promise<void>;
};

function createLane<Request, Reply>({ spawn, timeoutMs }: PoolOptions): Lane<Request, Reply> {
  const waiting: PoolTask<Request, Reply>[] = [];
  let recent: string[] = [];
  let worker: Worker | null = null;
  let current: PoolTask<Request, Reply> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  const finish = (settle: (task: PoolTask<Request, Reply>) => void): void => {
    clearTimeout(timer);
    const task = current;
    current = null;
    if (task) settle(task);
    next();
  };

  const discard = (failed: Worker, error: Error): void => {
    if (worker !== failed) return;
    worker = null;
    recent = [];
    failed.removeAllListeners();
    failed.on("error", () => {});
    void failed.terminate();
    finish((task) => task.reject(error));
  };

  const start = (): Worker => {
    const started = spawn();
    started.on("message", (answer: WorkerAnswer<Reply>) => {
      if (answer.id !== lastId) return;
      finish((task) =>
        "reply" in answer ? task.resolve(answer.reply) : task.reject(new Error(answer.error)),
      );
    });
    started.on("error", (error) => discard(started, error));
    started.on("exit", (code) => discard(started, new Error(`The image worker ended with code ${code}.`)));
    return started;
  };

  const next = (): void => {
    if (current) return;
    current = waiting.shift() ?? null;
    if (!current) {
      worker?.unref();
      return;
    }
    worker ??= start();
    const busy = worker;
    busy.ref();
    recent = [current.affinity, ...recent.filter((known) => known !== current?.affinity)].slice(
      0,
      REMEMBERED_AFFINITIES,
    );
    timer = setTimeout(() => discard(busy, new Error("The image took too long.")), timeoutMs);
    lastId++;
    busy.postMessage({ id: lastId, request: current.request } satisfies WorkerTask<Request>);
  };

  return {
    add: (task) => {
      const firstNormal = task.urgent ? waiting.findIndex(({ urgent }) => !urgent) : -1;
      waiting.splice(firstNormal < 0 ? waiting.length : firstNormal, 0, task);
      next();
    },
    knows: (affinity) => recent.includes(affinity) || waiting.some((task) => task.affinity === affinity),
    load: () => waiting.length + (current ? 1 : 0),
    close: async () => {
      const ended = new Error("The image engine was closed.");
      for (const task of waiting.splice(0)) task.reject(ended);
      const closing = worker;
      if (closing) discard(closing, ended);
      await closing?.terminate();
    },
  };
}
