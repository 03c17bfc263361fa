import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { createWorkerPool, type PoolOptions } from "./worker-pool";

/** Replies with its thread id and the request; "crash", "hang" and "fail" do what they say. */
const SCRIPT = `
  const { parentPort, threadId } = require("node:worker_threads");
  parentPort.on("message", ({ id, request }) => {
    if (request === "crash") throw new Error("crashed on purpose");
    if (request === "hang") return;
    if (request === "fail") return parentPort.postMessage({ id, error: "could not" });
    parentPort.postMessage({ id, reply: { threadId, request } });
  });
`;

type Reply = { threadId: number; request: string };
const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((pool) => pool.close()));
});

function openPool(change: Partial<PoolOptions> = {}) {
  let spawned = 0;
  const spawn = () => {
    spawned++;
    return new Worker(SCRIPT, { eval: true });
  };
  const pool = createWorkerPool<string, Reply>({
    spawn,
    size: 2,
    timeoutMs: 10_000,
    ...change,
  });
  opened.push(pool);
  return { ...pool, spawned: () => spawned };
}

describe("createWorkerPool", () => {
  it("starts workers only for tasks, and at most `size` of them", async () => {
    const pool = openPool();
    expect(pool.spawned()).toBe(0);
    await Promise.all(["a", "b", "c", "d", "e"].map((name) => pool.run(name, name)));
    expect(pool.spawned()).toBe(2);
  });

  it("sends tasks of one affinity to the same worker, in order", async () => {
    const pool = openPool();
    const first = await pool.run("1", "photo");
    const others = await Promise.all([
      pool.run("x", "other"),
      pool.run("2", "photo"),
      pool.run("3", "photo"),
    ]);
    expect(others.map(({ request }) => request)).toEqual(["x", "2", "3"]);
    expect(others[1]!.threadId).toBe(first.threadId);
    expect(others[2]!.threadId).toBe(first.threadId);
  });

  it("runs urgent tasks before waiting ones, in order", async () => {
    const pool = openPool({ size: 1 });
    const order: string[] = [];
    const run = (name: string, urgent = false) =>
      pool.run(name, name, { urgent }).then(({ request }) => order.push(request));
    await Promise.all([
      run("running"),
      run("image"),
      run("check 1", true),
      run("check 2", true),
      run("next image"),
    ]);
    expect(order).toEqual(["running", "check 1", "check 2", "image", "next image"]);
  });

  it("rejects the task of a worker that crashes, and runs the next one on a new worker", async () => {
    const pool = openPool({ size: 1 });
    await expect(pool.run("crash", "a")).rejects.toThrow("crashed on purpose");
    await expect(pool.run("after", "a")).resolves.toMatchObject({ request: "after" });
    expect(pool.spawned()).toBe(2);
  });

  it("rejects a failed task and keeps the worker", async () => {
    const pool = openPool({ size: 1 });
    await expect(pool.run("fail", "a")).rejects.toThrow("could not");
    await pool.run("after", "a");
    expect(pool.spawned()).toBe(1);
  });

  it("rejects a task that takes too long and replaces its worker", async () => {
    const pool = openPool({ size: 1, timeoutMs: 200 });
    await expect(pool.run("hang", "a")).rejects.toThrow("took too long");
    expect(pool.spawned()).toBe(1);
  });

  it("rejects running and waiting tasks when it is closed", async () => {
    const pool = openPool({ size: 1 });
    const tasks = [pool.run("hang", "a"), pool.run("wait", "a")];
    const settled = Promise.allSettled(tasks);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});
