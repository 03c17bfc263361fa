import { makeCheckInLink } from "@/lib/check-ins/inbox/link-service";
import { acceptCheckIn } from "@/lib/check-ins/inbox/service";
import { CHECK_IN_QUESTIONS, type NewCheckIn } from "@/lib/check-ins/page/schema";
import { reportSets, sendCheckIn } from "@/lib/check-ins/page/sending-service";
import { giveConsent } from "@/lib/check-ins/page/service";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import type { Context } from "@/lib/platform/kernel/context";
import { DAY_MS, HOUR_MS, weekdayOf } from "@/lib/text/calendar/days";
import { localDate } from "@/lib/text/calendar/local-date";
import { zoneHere } from "@/lib/text/calendar/zone-name";
import { layOutAhead } from "@/lib/training/plans/layout-service";
import { plannedExercises } from "@/lib/training/sessions/store";

type Sent = Omit<NewCheckIn, "takenAt" | "girths">;

/** Check-ins by weeks ago; 0 is the current one, which the trainer has not accepted yet. */
type Month = { weeks: Record<number, Sent>; trainsAlone?: boolean };

const WEEKS = 4;
const fine = { sleep: 4, hunger: 2, stress: 2, adherence: 4 };

/** One month of check-ins per demo client: normal ones, one with a note, one late, and one who never checks in. */
const MONTHS: Record<string, Month> = {
  "Marcus Reed": {
    weeks: {
      3: { weight: 203.8, ...fine },
      2: { weight: 203.1, ...fine, sleep: 3 },
      1: { weight: 202, ...fine },
      0: { weight: 200.6, ...fine, adherence: 5, note: "Shoulder is quiet. Two dinners out this week." },
    },
  },
  "Elena Novak": {
    weeks: {
      3: { weight: 142.9, ...fine },
      2: { weight: 142.2, ...fine },
      1: { weight: 141.6, ...fine, hunger: 3 },
      0: { weight: 140.7, ...fine },
    },
    trainsAlone: true,
  },
  "Theo Adler": {
    weeks: {
      3: { weight: 187.6, ...fine, stress: 4 },
      2: { weight: 187, ...fine },
      1: { weight: 186.3, ...fine },
      0: { weight: 185.2, ...fine },
    },
  },
  "Helen Ortiz": { weeks: { 3: { weight: 182.2, ...fine, sleep: 2 } } },
  "Andre Cole": {
    weeks: {
      2: { weight: 160.1, ...fine },
      1: { weight: 160.8, ...fine },
      0: { weight: 161.9, sleep: 2, hunger: 4, stress: 4, adherence: 3, note: "Night shifts all week." },
    },
  },
  "Jonah Park": { weeks: {} },
};

/** Creates a month of check-ins with the app's own services: older ones are accepted, the current one waits. */
export async function checkInForAMonth(
  ctx: Context,
  { id, name }: { id: string; name: string },
  timezoneOffset: number,
): Promise<void> {
  const month = MONTHS[name];
  if (!month) return;
  const now = ctx.clock.now();
  const at = (weeksAgo: number, hours: number): Context => {
    const moment = new Date(now.getTime() - weeksAgo * 7 * DAY_MS - hours * HOUR_MS);
    return { ...ctx, clock: { now: () => new Date(moment) } };
  };
  const weekday = weekdayOf(localDate(now, timezoneOffset));
  const begun = at(WEEKS, 0);
  const body = {
    questions: [...CHECK_IN_QUESTIONS],
    everyWeeks: 1 as const,
    weekday,
    releasedOn: localDate(begun.clock.now(), timezoneOffset),
    code: null,
    imageDays: [],
    timeZone: zoneHere(),
    consent: true as const,
  };
  const { token } = await makeCheckInLink(begun, { params: { id }, body });
  if (!token || Object.keys(month.weeks).length === 0) return;
  const params = { token };
  await giveConsent(begun, { params, body: { version: CHECK_IN_CONSENT_VERSION, photos: true } });
  for (const [weeksAgo, sent] of Object.entries(month.weeks).reverse()) {
    const then = at(Number(weeksAgo), 2);
    await sendCheckIn(then, { params, headers: {}, body: { ...sent, takenAt: then.clock.now() } });
    if (weeksAgo === "0") continue;
    const sentNow = await ctx.db.checkIn.findFirstOrThrow({
      where: { clientId: id },
      orderBy: { id: "desc" },
    });
    await acceptCheckIn(at(Number(weeksAgo), 1), { params: { id: sentNow.id }, body: {} });
  }
  if (month.trainsAlone) await reportNewest(at(0, 3), { params, clientId: id });
}

/** Reports the whole of the client's newest planned session that nobody trained for. */
async function reportNewest(
  ctx: Context,
  { params, clientId }: { params: { token: string }; clientId: string },
): Promise<void> {
  const performedAt = ctx.clock.now();
  // The plan is weeks old, so its sessions of this week are not laid out yet.
  await layOutAhead(ctx);
  const session = await ctx.db.plannedSession.findFirst({
    where: { clientId, lastDay: null, skippedFor: null, date: { lte: performedAt } },
    orderBy: { date: "desc" },
  });
  if (!session) return;
  const exercises = await plannedExercises(ctx.db, [session.id]);
  const sets = exercises.flatMap(({ exercise, sets }) =>
    sets.map(({ repsMax: reps, weightLbs: weight, seconds, meters }) => ({
      exerciseName: exercise.name,
      ...{ reps, weight, seconds, meters },
    })),
  );
  const body = { plannedSessionId: session.id, sets, performedAt };
  await reportSets(ctx, { params, headers: {}, body });
}
