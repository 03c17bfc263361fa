import { describe, expect, it } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import * as contract from "@/lib/server/webhooks/contract";
import { orderedImages, placesOf, read } from "../support/generations";
import { stranger } from "../support/people";
import { signed } from "../support/replicate-server";
import { WEBHOOK_SECRET, withReplicate } from "../support/replicate-world";
import { testWorld } from "../support/world";

const world = testWorld();
const server = withReplicate(world);

type Call = { id?: string; at?: Date; secret?: string; body?: string; sentBody?: string };

/** A webhook of Replicate at the end of a prediction, or a variant of it. */
function call(prediction: string | undefined, change: Call = {}) {
  const { id = `msg_${crypto.randomUUID()}`, at = world.clock.now(), secret = WEBHOOK_SECRET } = change;
  const body = change.body ?? JSON.stringify(prediction ? server.prediction(prediction) : { id: "nobodys" });
  const headers = { ...signed(body, { secret, id, at }), "sec-fetch-site": null };
  return stranger().ask(contract.receiveReplicate, {}, { headers, body: change.sentBody ?? body });
}

/** A client with one image that was just ordered from Replicate. */
async function orderedFromReplicate() {
  const order = await orderedImages({ steps: 1 }, "front");
  await world.background.settle();
  return { ...order, prediction: server.predictionIds.at(-1)! };
}

const lookedAt = () => server.requests.filter(({ method }) => method === "GET").length;

describe("a webhook of Replicate", () => {
  it("fetches the image at once, before any page asks", async () => {
    const { ann, client, prediction } = await orderedFromReplicate();
    const response = await call(prediction);
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    await world.background.settle();
    expect(placesOf(await read(ann, client))).toEqual(["front 1"]);
  });

  it("is only a hint: its picture is never fetched and its status not trusted", async () => {
    const { ann, client, prediction } = await orderedFromReplicate();
    server.polls = 5;
    const body = JSON.stringify({
      id: prediction,
      status: "succeeded",
      output: "http://127.0.0.1:1/evil.jpg",
    });
    expect((await call(prediction, { body })).status).toBe(200);
    await world.background.settle();
    expect(lookedAt()).toBe(1);
    expect((await read(ann, client)).generation).toMatchObject({ status: "running", done: 0 });
  });

  it("is handled once, however often it comes", async () => {
    const { prediction } = await orderedFromReplicate();
    server.polls = 5;
    const id = `msg_${crypto.randomUUID()}`;
    const responses = await Promise.all(Array.from({ length: 10 }, () => call(prediction, { id })));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await world.background.settle();
    await call(prediction, { id });
    await world.background.settle();
    expect(lookedAt()).toBe(1);
    await call(prediction);
    await world.background.settle();
    expect(lookedAt()).toBe(2);
  });

  it("and others in parallel leave one picture", async () => {
    const { ann, client, prediction, generationId } = await orderedFromReplicate();
    await Promise.all(Array.from({ length: 10 }, () => call(prediction)));
    await world.background.settle();
    expect((await read(ann, client)).transformationCount).toBe(1);
    expect(await world.blobs.list(`images/${generationId}/`)).toHaveLength(2);
  });

  it("that comes late or out of order changes nothing", async () => {
    const { ann, client, prediction } = await orderedFromReplicate();
    await call(prediction);
    await world.background.settle();
    const before = await read(ann, client);
    const body = JSON.stringify({ id: prediction, status: "starting" });
    expect((await call(prediction, { body })).status).toBe(200);
    await world.background.settle();
    expect(await read(ann, client)).toEqual(before);
    expect(lookedAt()).toBe(1);
  });

  it("for an unknown or obsolete prediction is accepted and ignored", async () => {
    const { ann, client, prediction } = await orderedFromReplicate();
    await ann.call(clients.deleteClient, { params: { id: client.id } });
    expect((await call(undefined)).status).toBe(200);
    expect((await call(prediction)).status).toBe(200);
    await world.background.settle();
    expect(lookedAt()).toBe(0);
  });
});

describe("an invalid webhook", () => {
  it.each<[string, () => Call]>([
    ["another's signature", () => ({ secret: `whsec_${Buffer.from("guessed").toString("base64")}` })],
    ["an old time", () => ({ at: new Date(world.clock.now().getTime() - 301_000) })],
    ["a time to come", () => ({ at: new Date(world.clock.now().getTime() + 301_000) })],
    ["another body than was signed", () => ({ sentBody: '{"id":"abc"}' })],
  ])("with %s is refused and changes nothing", async (_, change) => {
    const { prediction } = await orderedFromReplicate();
    expect((await call(prediction, change())).status).toBe(401);
    await world.background.settle();
    expect(lookedAt()).toBe(0);
  });

  it("without a signature is refused", async () => {
    const response = await stranger().ask(contract.receiveReplicate, {}, { body: "{}" });
    expect(response.status).toBe(401);
  });

  it("that is signed but not a prediction is refused", async () => {
    for (const body of ["", "null", "[]", '{"id":"%"}', '{"id":7}'])
      expect([body, (await call(undefined, { body })).status]).toEqual([body, 400]);
  });

  it("that is far too long is refused unread", async () => {
    const body = JSON.stringify({ id: "abc", input: "x".repeat(2 * 1024 * 1024) });
    expect((await call(undefined, { body })).status).toBe(413);
  });
});

describe("an installation without a signing key", () => {
  it("accepts no webhook", async () => {
    const settings = world.settings;
    world.settings = { ...settings, replicateWebhookSecret: undefined };
    expect((await call(undefined)).status).toBe(503);
    world.settings = settings;
  });
});
