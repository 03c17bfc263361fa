import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { saveEntries } from "@/lib/desk/roster/service";
import { SAMPLE_CLIENTS } from "@/lib/desk/samples/people";
import { replayStory } from "@/lib/desk/samples/service";
import type { Context } from "@/lib/platform/kernel/context";
import { env } from "@/lib/platform/kernel/env";
import { runtime, setRuntime } from "@/lib/server/runtime/runtime";
import { createSessions } from "@/lib/server/runtime/session";
import { daysLater } from "@/lib/text/calendar/moments";
import { HeldBackground, StoppedClock } from "../tests/support/fakes";
import { register } from "../tests/support/people";
import { checkInForAMonth } from "./demo-check-ins";
import { fillRoster } from "./demo-roster";

/** Age of the demo trainer's account in days: older than all client data. */
const DAYS_OF_WORK = 90;

/** The first six clients are created with the app's own services, the others as rows. */
async function seed(): Promise<void> {
  const clock = new StoppedClock();
  const background = new HeldBackground();
  const composed = runtime();
  const { db } = composed.services;
  const services = { ...composed.services, clock, background };
  services.settings = { ...services.settings, rateLimitScale: 1000 };
  const { APP_URL, NEXTAUTH_SECRET, DATA_DIR } = env();
  const sessions = createSessions({
    db,
    clock,
    secret: NEXTAUTH_SECRET,
    secure: APP_URL.startsWith("https://"),
  });
  setRuntime({ ...composed, services, sessions });

  // An upload waits only a few seconds for its check, too short for an engine that is still loading beside a build.
  const engine = services.photoChecker.warmUp();
  const now = new Date();
  clock.set(daysLater(now, -DAYS_OF_WORK));
  const dana = {
    label: "Demo trainer",
    name: "Dana Whitfield",
    email: "dana@formcast.test",
    password: password(),
  };
  const robin = {
    label: "Demo admin",
    name: "Robin Okafor",
    email: "robin@formcast.test",
    password: password(),
  };
  const trainer = await register(dana);
  const admin = await register(robin);
  await db.trainer.update({ where: { id: admin.trainer.id }, data: { isAdmin: true } });
  clock.set(now);
  const { createdAt, ...account } = trainer.trainer;
  const ctx: Context = {
    ...services,
    actor: { ...account, createdAt: new Date(createdAt), sessionId: "" },
    session: { start: async () => false, end: async () => {} },
    linkKeys: { of: () => undefined, keep: () => {}, drop: () => {} },
    zone: "UTC",
    address: trainer.address,
  };
  const timezoneOffset = now.getTimezoneOffset();
  await engine;
  for (const person of SAMPLE_CLIENTS) {
    const { id } = await replayStory(ctx, person, { timezoneOffset, isSample: false });
    await checkInForAMonth(ctx, { id, name: person.fields.name }, timezoneOffset);
    if (person.tags) await saveEntries(ctx, { body: { entries: [{ id, tags: person.tags }] } });
  }
  await fillRoster(ctx, timezoneOffset);
  await background.settle();
  await db.session.deleteMany();
  await db.rateLimit.deleteMany();
  const signIns = [dana, robin].map(({ label, email, password }) => ({ label, email, password }));
  await writeFile(path.join(DATA_DIR, "demo.json"), JSON.stringify(signIns, null, 2), { mode: 0o600 });
  await db.$disconnect();
}

function password(): string {
  return randomBytes(9).toString("base64url");
}

await seed();
process.exit(0);
