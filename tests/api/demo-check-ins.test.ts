import { expect, it } from "vitest";
import * as clients from "@/lib/clients/contract";
import * as inbox from "@/lib/inbox/contract";
import type { Context } from "@/lib/kernel/context";
import { SAMPLE_CLIENTS } from "@/lib/samples/people";
import { liveThrough } from "@/lib/samples/service";
import { checkInForAMonth } from "@/prisma/demo-check-ins";
import { trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

it("the demo's inbox has check-ins that wait, a session to see, and clients who are late", async () => {
  const dana = await trainer("Dana");
  const { createdAt, ...account } = dana.trainer;
  const ctx: Context = {
    ...world,
    settings: { ...world.settings, rateLimitScale: 1000 },
    actor: { ...account, createdAt: new Date(createdAt), sessionId: "" },
    session: { start: async () => false, end: async () => {} },
    linkKeys: { of: () => undefined, keep: () => {} },
    address: dana.address,
  };
  const ids = new Map<string, string>();
  for (const person of SAMPLE_CLIENTS) {
    const { id, name } = await liveThrough(ctx, person, { timezoneOffset: 0, isSample: false });
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
  // The weeks before are history: the body of today is still the one of the client's story.
  const marcus = await dana.call(clients.getClient, { params: { id: ids.get("Marcus Reed") ?? "" } });
  expect(marcus.weight).toBe(201.3);
});
