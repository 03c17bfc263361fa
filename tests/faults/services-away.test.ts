import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as auth from "@/lib/accounts/sign-in/contract";
import { deliverDue } from "@/lib/platform/mail/service";
import { createReplicateEngine } from "@/lib/ports/image-engine/replicate/engine";
import { createSmtpMailer } from "@/lib/ports/mailer/smtp";
import { orderedImages, placesOf, watch } from "../support/generations";
import { strayBlobs, violatedInvariants } from "../support/invariants";
import { LENGTH } from "../support/length";
import { stranger, trainer } from "../support/people";
import { ReplicateServer } from "../support/replicate-server";
import { SmtpServer } from "../support/smtp-server";
import { type ProxyMode, TcpProxy } from "../support/tcp-proxy";
import { testWorld } from "../support/world";

/** The last two run into our time limits and are slow, so the short form leaves them out. */
const MODES: ProxyMode[] = ["reset", "half-open", "latency"];
if (LENGTH.isLong) MODES.push("black hole", "throttled");

const world = testWorld();

describe.each(MODES)("Replicate over a connection in mode %s", (mode) => {
  const server = new ReplicateServer();
  let proxy: TcpProxy;

  beforeAll(async () => {
    const baseUrl = await server.start();
    proxy = new TcpProxy(Number(new URL(baseUrl).port));
    await proxy.start();
    server.origin = `http://127.0.0.1:${proxy.port}`;
  });
  beforeEach(() => {
    server.reset();
    const replicate = createReplicateEngine({
      token: server.token,
      models: ["black-forest-labs/flux-2-pro"],
      baseUrl: `${server.origin}/v1`,
      now: () => world.clock.now().getTime(),
      sleep: async () => {},
    });
    world.images = [replicate, world.engine];
  });
  afterAll(async () => {
    await proxy.stop();
    await server.stop();
  });

  it.each(["when images are ordered", "when they are polled"])("loses no image %s", async (when) => {
    const { ann, client } = await orderedImages({ steps: 2 }, "front");
    if (when === "when they are polled") await world.background.settle();
    proxy.behave(mode);
    world.clock.advance({ seconds: 5 });
    await world.background.settle();
    proxy.behave("pass");
    const finished = await watch(world, ann, client);
    expect(finished.generation).toMatchObject({ status: "succeeded", done: 2, total: 2, error: null });
    expect(placesOf(finished)).toEqual(["front 1", "front 2"]);
    expect(await violatedInvariants(world.db, world.clock.now())).toEqual([]);
    expect(await strayBlobs(world.db, world.blobs)).toEqual([]);
  });
});

describe.each(MODES)("the mail server over a connection in mode %s", (mode) => {
  const server = new SmtpServer();
  let proxy: TcpProxy;

  beforeAll(async () => {
    const url = await server.start();
    proxy = new TcpProxy(Number(new URL(url).port));
    await proxy.start();
    world.mailer = createSmtpMailer(proxy.addressOf(url), "Formcast <no-reply@formcast.test>");
  });
  afterEach(() => world.db.pendingMail.deleteMany());
  afterAll(async () => {
    await proxy.stop();
    await server.stop();
  });

  it("delays a mail but does not lose it", async () => {
    const { email } = (await trainer("Ann")).trainer;
    proxy.behave(mode);
    expect((await stranger().ask(auth.forgotPassword, { body: { email } })).status).toBe(200);
    await world.background.settle();
    proxy.behave("pass");
    world.clock.advance({ minutes: 2 });
    await deliverDue(world);
    expect(server.received.map(({ to }) => to)).toEqual([[email]]);
    expect(await world.db.pendingMail.count()).toBe(0);
  });
});
