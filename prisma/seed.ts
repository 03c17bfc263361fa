import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { login } from "@/lib/auth/contract";
import { env } from "@/lib/env";
import { runtime, setRuntime } from "@/lib/server/runtime";
import { createSessions } from "@/lib/server/session";
import { HeldBackground, StoppedClock } from "../tests/support/fakes";
import { register } from "../tests/support/people";
import { DEMO_CLIENTS } from "./demo/people";
import { liveThrough, WEEKS } from "./demo/story";

/**
 * Fills an empty embedded database with a trainer, an admin and three clients, through the very handlers that
 * the app uses and with the factories of its tests. Passwords are made anew for each installation.
 */
async function seed(): Promise<void> {
  const clock = new StoppedClock();
  const background = new HeldBackground();
  const composed = runtime();
  const { db } = composed.world;
  const world = { ...composed.world, clock, background };
  world.settings = { ...world.settings, rateLimitScale: 1000 };
  const { APP_URL, NEXTAUTH_SECRET, DATA_DIR } = env();
  const sessions = createSessions({
    db,
    clock,
    secret: NEXTAUTH_SECRET,
    secure: APP_URL.startsWith("https://"),
  });
  setRuntime({ ...composed, world, sessions });

  const begin = lastMonday(new Date());
  begin.setDate(begin.getDate() - WEEKS * 7);
  clock.set(begin);
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
  const signIn = () => trainer.call(login, { body: { email: dana.email, password: dana.password } });
  for (const client of DEMO_CLIENTS) await liveThrough(trainer, client, { clock, begin, signIn });
  clock.set(new Date());
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

function lastMonday(date: Date): Date {
  const monday = new Date(date);
  monday.setDate(date.getDate() - ((date.getDay() + 6) % 7));
  return monday;
}

await seed();
process.exit(0);
