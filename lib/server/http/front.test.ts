import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFront, nowServing, onceServing } from "./front";

const CONNECTIONS = 50;
const REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Keeps the process from reading what arrives, as drawing pages does. */
function blockFor(ms: number, begin: () => void): void {
  begin();
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe("the server in front of Next", () => {
  let front: ReturnType<typeof createFront>;
  let port: number;
  let agent: Agent;
  /** Ends the replies to /slow. */
  let finish: () => void;
  let whileBusy: () => void;
  const reported: unknown[] = [];

  beforeEach(async () => {
    const finished = new Promise<void>((done) => {
      finish = done;
    });
    front = createFront(async ({ url, headers }, response) => {
      if (url === "/broken") throw new Error("broken");
      if (url === "/slow" || url === "/busy") await finished;
      else await sleep(Math.random() * 20);
      if (url === "/busy") blockFor(1_200, whileBusy);
      response.end(JSON.stringify(headers));
    }, reported.push.bind(reported));
    front.server.listen(0, "127.0.0.1");
    await once(front.server, "listening");
    port = (front.server.address() as AddressInfo).port;
    agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  });
  afterEach(() => {
    agent.destroy();
    front.server.closeAllConnections();
    front.server.close();
  });

  async function ask(path: string, headers: Record<string, string> = {}) {
    const request = get({ port, path, headers, agent });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  it("removes headers that are our own, and passes on all others", async () => {
    const { body } = await ask("/", {
      "x-nonce": "forged",
      "x-formcast-asked-for": "/forged",
      accept: "x/y",
    });
    expect(body).not.toContain("forged");
    expect(JSON.parse(body).accept).toBe("x/y");
  });

  it.each(["/%", "/api/photo/%zz", "/share/%E0%A4%A?size=%"])(
    "refuses the address %s, which no page can read",
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 400, body: '{"message":"The address is malformed."}' });
      expect((await ask("/?search=%")).status).toBe(200);
    },
  );

  it("answers 500, and reports why, when the handler fails", async () => {
    expect(await ask("/broken")).toMatchObject({ status: 500, body: '{"message":"Something went wrong."}' });
    expect(reported).toMatchObject([{ message: "broken" }]);
  });

  it("cuts none of 50 busy connections when it stops", async () => {
    const failures: unknown[] = [];
    let answers = 0;
    /** As a proxy does it: no more requests over a connection that the answer closes. */
    const work = async () => {
      for (let isOpen = true; isOpen; ) {
        const one = await ask("/").catch((error) => error.code);
        if (one.status === 200) answers++;
        else failures.push(one);
        isOpen = one.headers?.connection === "keep-alive";
      }
    };
    const workers = Array.from({ length: CONNECTIONS }, work);
    await expect.poll(() => answers).toBeGreaterThan(5 * CONNECTIONS);
    expect(await front.stop()).toBe(0);
    await Promise.all(workers);
    expect(failures).toEqual([]);
    await expect(ask("/")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  it("reads what has arrived while the process was busy, before it closes idle connections", async () => {
    const idle = connect(port, "127.0.0.1");
    idle.write(REQUEST);
    await once(idle, "data");
    whileBusy = () => idle.write(REQUEST);
    const busy = ask("/busy");
    await expect.poll(() => front.inFlight()).toBe(1);
    const stopped = front.stop();
    await nextTurn();
    finish();
    const [answer] = await once(idle, "data");
    expect(String(answer)).toContain("HTTP/1.1 200");
    await busy;
    expect(await stopped).toBe(0);
  });

  it("keeps idle connections open until no request has come for a while", async () => {
    const connections = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
    const answerOn = async (connection: Socket) => {
      connection.write(REQUEST);
      const [answer] = await once(connection, "data");
      return String(answer);
    };
    for (const each of connections) await answerOn(each);
    const stopped = front.stop();
    for (const each of connections) {
      await sleep(700);
      expect(each.destroyed).toBe(false);
      expect(await answerOn(each)).toContain("HTTP/1.1 200");
    }
    expect(await stopped).toBe(0);
  });

  it("waits for requests in flight, and says meanwhile that it is not ready", async () => {
    const idle = connect(port, "127.0.0.1");
    await once(idle, "connect");
    const slow = ask("/slow");
    await expect.poll(() => front.inFlight()).toBe(1);
    const stopped = front.stop();
    expect(await ask("/api/health")).toMatchObject({ status: 503, headers: { connection: "close" } });
    finish();
    expect(await slow).toMatchObject({ status: 200, headers: { connection: "close" } });
    expect(await stopped).toBe(0);
    if (!idle.destroyed) await once(idle, "close");
  });
});

it("work that waits for the server begins once, when it serves", () => {
  let begun = 0;
  onceServing(() => begun++);
  expect(begun).toBe(0);
  nowServing();
  nowServing();
  expect(begun).toBe(1);
});
