import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type ProxyMode, TcpProxy } from "../support/tcp-proxy";

const echo = createServer((socket) => socket.on("error", () => {}).pipe(socket));
let proxy: TcpProxy;
const callers: Socket[] = [];

beforeEach(async () => {
  echo.listen(0, "127.0.0.1");
  await once(echo, "listening");
  proxy = new TcpProxy((echo.address() as AddressInfo).port);
  await proxy.start();
});
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy();
  await proxy.stop();
  await new Promise((closed) => echo.close(closed));
});

/** A connection with all received data and how it ended. */
async function call() {
  const socket = connect(proxy.port, "127.0.0.1");
  callers.push(socket);
  const heard = { text: "", end: "" };
  socket.on("data", (piece) => {
    heard.text += piece;
  });
  socket.on("error", (error: NodeJS.ErrnoException) => {
    heard.end = error.code ?? "?";
  });
  // The proxy may reset the connection first.
  await once(socket, "connect").catch(() => {});
  return { heard, say: (text: string) => socket.write(text) };
}

it.each<ProxyMode>(["pass", "latency", "throttled"])(
  "passes every byte in order in mode %s",
  async (mode) => {
    proxy.behave(mode);
    const { heard, say } = await call();
    for (const text of ["one ", "two ", "three"]) say(text);
    await expect.poll(() => heard.text).toBe("one two three");
  },
);

it("closes open connections and refuses new ones in mode reset", async () => {
  const early = await call();
  early.say("x");
  await expect.poll(() => early.heard.text).toBe("x");
  proxy.behave("reset");
  await expect.poll(() => early.heard.end).toBe("ECONNRESET");
  const late = await call();
  await expect.poll(() => late.heard.end).toBe("ECONNRESET");
});

it.each<ProxyMode>(["black hole", "half-open"])(
  "drops data in mode %s, and keeps old connections dead afterwards",
  async (mode) => {
    const early = await call();
    early.say("before ");
    await expect.poll(() => early.heard.text).toBe("before ");
    proxy.behave(mode);
    early.say("lost ");
    await expect.poll(() => proxy.swallowed).toBe("lost ".length);
    const late = await call();
    if (mode === "half-open") await expect.poll(() => late.heard.end).toBe("ECONNRESET");
    proxy.behave("pass");
    const fresh = await call();
    fresh.say("after");
    await expect.poll(() => fresh.heard.text).toBe("after");
    expect(early.heard).toEqual({ text: "before ", end: "" });
  },
);
