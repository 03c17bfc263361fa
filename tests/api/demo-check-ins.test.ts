import { expect, it } from "vitest";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as checkIns from "@/lib/check-ins/page/contract";
import * as clients from "@/lib/clients/record/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import { SAMPLE_CLIENTS } from "@/lib/desk/samples/people";
import { replayStory } from "@/lib/desk/samples/service";
import type { Context } from "@/lib/platform/kernel/context";
import * as analytics from "@/lib/training/analytics/contract";
import { checkInForAMonth } from "@/prisma/demo-check-ins";
import { fillRoster } from "@/prisma/demo-roster";
import { stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

async function demoTrainer() {
  const dana = await trainer("Dana");
  const { createdAt, ...account } = dana.trainer;
  const ctx: Context = {
    ...world,
    settings: { ...world.settings, rateLimitScale: 1000 },
    actor: { ...account, createdAt: new Date(createdAt), sessionId: "" },
    session: { start: async () => false, end: async () => {} },
    linkKeys: { of: () => undefined, keep: () => {}, drop: () => {} },
    zone: "UTC",
    address: dana.address,
  };
  return { dana, ctx };
}

it("the demo's inbox has undecided check-ins, an unseen session and overdue clients", async () => {
  const { dana, ctx } = await demoTrainer();
  const ids = new Map<string, string>();
  for (const person of SAMPLE_CLIENTS) {
    const { id, name } = await replayStory(ctx, person, { timezoneOffset: 0, isSample: false });
    await checkInForAMonth(ctx, { id, name }, 0);
    ids.set(name, id);
  }
  const seen = await dana.call(inbox.getInbox, {});
  expect(seen.waiting.map(({ clientName, isPlain }) => [clientName, isPlain]).sort()).toEqual([
    ["Andre Cole", false],
    ["Elena Novak", true],
    ["Marcus Reed", false],
    ["Theo Adler", true],
  ]);
  expect(seen.sessions).toMatchObject([{ clientName: "Elena Novak" }]);
  expect(seen.overdue.map(({ clientName }) => clientName).sort()).toEqual(["Helen Ortiz", "Jonah Park"]);
  // Earlier weeks are history: today's body is still that of the client's story.
  const marcus = await dana.call(clients.getClient, { params: { id: ids.get("Marcus Reed") ?? "" } });
  expect(marcus.weight).toBe(201.3);
});

it("the other demo clients have a month of history, with check-ins of every kind today", async () => {
  const { dana, ctx } = await demoTrainer();
  await fillRoster(ctx, 0);
  const seen = await dana.call(inbox.getInbox, {});
  expect([seen.linked, seen.waiting.length, seen.overdue.length]).toEqual([54, 12, 12]);
  expect(seen.waiting.filter(({ isPlain }) => isPlain)).toHaveLength(6);
  const { quiet, clients: counted } = await dana.call(analytics.getAnalytics, {
    query: { timezoneOffset: "0" },
  });
  expect([counted.total, quiet.length]).toEqual([54, 6]);

  // Some are ahead of plan, some behind.
  for (const aheadDays of [{ gt: 0 }, { lt: 0 }])
    expect(await world.db.client.count({ where: { trainerId: dana.trainer.id, aheadDays } })).toBeGreaterThan(
      0,
    );

  // The rows were inserted directly, so the endpoints must find them consistent.
  const [first] = seen.waiting;
  const params = { id: first!.clientId };
  const weighed = await dana.call(measurements.listMeasurements, { params, query: {} });
  expect(weighed.measurements).toHaveLength(5);
  expect((await dana.call(clients.getClient, { params })).weight).toBe(weighed.measurements[0]!.weight);
  await dana.call(inbox.acceptCheckIn, { params: { id: first!.id }, body: {} });
  expect((await dana.call(clients.getClient, { params })).weight).toBe(first!.weight);
  const token = seen.overdue[0]!.token!;
  expect(await stranger().call(checkIns.getCheckInPage, { params: { token } })).toMatchObject({
    state: "open",
    streak: 4,
  });
});
