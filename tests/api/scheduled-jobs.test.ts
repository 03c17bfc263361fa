import { beforeEach, describe, expect, it } from "vitest";
import * as deletions from "@/lib/admin/deletions/contract";
import * as contract from "@/lib/server/jobs/contract";
import { adminNamed } from "../support/admin";
import { stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
const SECRET = "a-secret-that-a-scheduler-was-given";
const ALL_DONE = {
  deliverDue: "done",
  resumeStalled: "done",
  forgetExpired: "done",
  forgetExpiredCounts: "done",
  forgetOldEntries: "done",
  forgetOldMails: "done",
  discardUnclaimed: "done",
  emptyBin: "done",
  purgeOverdue: "done",
  tellStandings: "done",
  foretellWeighIns: "done",
  remindDue: "done",
  tellAnswers: "done",
  layOutAhead: "done",
  forgetIntakes: "done",
};

beforeEach(() => {
  world.settings = { ...world.settings, cronSecret: SECRET };
});

const asked = async (authorization: string | null = `Bearer ${SECRET}`) => {
  const headers = { authorization, "sec-fetch-site": null };
  const response = await stranger().ask(contract.runScheduledJobs, { headers: {} }, { headers });
  return { status: response.status, body: await response.json() };
};

/** A trainer whom an admin deleted 31 days ago. */
async function overdueTrainer() {
  const ann = await trainer("Ann");
  await (await adminNamed(world, "Ida")).call(deletions.deleteTrainer, { params: { id: ann.trainer.id } });
  world.clock.advance({ days: 31 });
  return ann.trainer.id;
}

describe("the jobs of an external scheduler", () => {
  it("run everything that is due, and report it", async () => {
    const id = await overdueTrainer();
    expect(await asked()).toEqual({ status: 200, body: { rounds: ALL_DONE } });
    expect(await world.db.trainer.count({ where: { id } })).toBe(0);
  });

  it("may run twice in parallel", async () => {
    const id = await overdueTrainer();
    const answers = await Promise.all([asked(), asked(), asked()]);
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { rounds: ALL_DONE } }));
    expect(await world.db.trainer.count({ where: { id } })).toBe(0);
    const purges = { targetId: id, action: "purge-trainer" } as const;
    expect(await world.db.auditEntry.count({ where: purges })).toBe(1);
  });

  it("all run when one of them fails, and the answer names it with a status that a scheduler reports", async () => {
    const id = await overdueTrainer();
    await world.db.$executeRaw`ALTER TABLE "PendingMail" RENAME TO "PendingMailAway"`;
    try {
      expect(await asked()).toEqual({
        status: 500,
        body: {
          message: "Failed: deliverDue. The log has the reasons.",
          rounds: { ...ALL_DONE, deliverDue: "failed" },
        },
      });
    } finally {
      await world.db.$executeRaw`ALTER TABLE "PendingMailAway" RENAME TO "PendingMail"`;
    }
    expect(await world.db.trainer.count({ where: { id } })).toBe(0);
  });

  it.each([
    ["no secret", null],
    ["another secret", "Bearer another"],
    ["a part of it", `Bearer ${SECRET.slice(0, -1)}`],
    ["more than it", `Bearer ${SECRET}x`],
    ["it without its scheme", SECRET],
    ["none of its letters", "Bearer "],
  ])("do not run for a caller with %s", async (_, authorization) => {
    const id = await overdueTrainer();
    expect((await asked(authorization)).status).toBe(401);
    expect(await world.db.trainer.count({ where: { id } })).toBe(1);
  });

  it("do not run without a configured secret", async () => {
    world.settings = { ...world.settings, cronSecret: undefined };
    expect((await asked()).status).toBe(503);
    expect((await asked("Bearer undefined")).status).toBe(503);
  });
});
