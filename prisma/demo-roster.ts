import { enteredIn } from "@/lib/body/forecast/question";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import { IDLE_DAYS, tokenOf } from "@/lib/check-ins/page/link-service";
import { CHECK_IN_QUESTIONS } from "@/lib/check-ins/page/schema";
import { updateStandings } from "@/lib/clients/record/standing-service";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import type { Context } from "@/lib/platform/kernel/context";
import { DAY_MS, HOUR_MS, weekdayOf } from "@/lib/text/calendar/days";
import { localDate } from "@/lib/text/calendar/local-date";
import { daysLater } from "@/lib/text/calendar/moments";
import { zoneHere } from "@/lib/text/calendar/zone-name";
import { sha256 } from "@/lib/text/sha256";
import { uuidv7 } from "@/lib/text/uuid";
import type { Prisma } from "@/prisma/generated/client";
import { trainingOf } from "./demo-training";

const WOMEN =
  "Priya Nadia Grace Ingrid Yuki Amara Sofia Claire Leila Mia Rosa Hana Freya Tess Noor Lucia Wanda Bianca Greta Ines Kate Olga Dina Paula Vera Zoe Ida";
const MEN =
  "Caleb Ken Owen Isaac Tom Luis Omar Felix Hugo Pavel Ravi Simon Viktor Wes Yusuf Aaron Boris Colin Dario Emil Gus Hal Ivan Jorge Kurt Leo Max";
const FAMILY =
  "Shah Kerr Moreau Stone Mori Price Chen Bell Becker Fox Lund Sato Diaz Khan Weber Rossi Novy Blake Hart Costa Brandt Silva Nagy Ueda Vance York Zeman";
const DAYS_AS_CLIENT = 60;
/** Weeks ago of the accepted check-ins. The current week depends on the client's story. */
const PAST_WEEKS = [4, 3, 2, 1];
const WEEKS_OF_LOSS = 6;
const FAT_OF_LOSS = 0.9;
/** Age of the check-in links in days: before the first check-in, and no multiple of a week. */
const LINKED_DAY = 34;

/** `plain` waits, `words` waits with a note, `quiet` is without check-in and training. */
type Story = "plain" | "words" | "accepted" | "late" | "quiet";
const STORIES: readonly Story[] = [
  "accepted",
  "plain",
  "accepted",
  "late",
  "accepted",
  "words",
  "accepted",
  "accepted",
  "quiet",
];
const NOTES = [
  "Left knee is fine again after the lighter squats.",
  "Travelling until Thursday, two sessions in the hotel.",
  "Slept badly, the baby has teeth coming.",
  "Can we move Friday to Saturday?",
  "Feeling strong this week.",
  "Two dinners out, otherwise as planned.",
];

const round = (value: number) => Math.round(value * 10) / 10;

/** In a few SQL statements, because the first start waits for it. */
export async function fillRoster(ctx: Context, timezoneOffset: number): Promise<void> {
  const [women, men, family] = [WOMEN, MEN, FAMILY].map((names) => names.split(" ")) as [
    string[],
    string[],
    string[],
  ];
  const people = [...women, ...men].map((name, at) => ({
    name: `${name} ${family[(at * 5) % family.length]}`,
    isWoman: at < women.length,
    story: STORIES[at % STORIES.length] ?? "accepted",
    at,
  }));
  const lives = people.map((person) => lifeOf(ctx, person, timezoneOffset));
  await ctx.db.client.createMany({ data: lives.map(({ client }) => client) });
  await ctx.db.plan.createMany({ data: lives.map(({ plan }) => plan) });
  await ctx.db.measurement.createMany({ data: lives.flatMap(({ weighIns }) => weighIns) });
  await ctx.db.checkInLink.createMany({ data: lives.map(({ link }) => link) });
  await ctx.db.checkIn.createMany({ data: lives.flatMap(({ checkIns }) => checkIns) });
  await ctx.db.exercise.createMany({ data: lives.map(({ exercise }) => exercise) });
  await ctx.db.workout.createMany({ data: lives.flatMap(({ workouts }) => workouts) });
  await ctx.db.workoutEntry.createMany({ data: lives.flatMap(({ entries }) => entries) });
  await ctx.db.workoutSet.createMany({ data: lives.flatMap(({ sets }) => sets) });
  await updateStandings(ctx);
}

type Person = { name: string; isWoman: boolean; story: Story; at: number };

function lifeOf(ctx: Context, person: Person, timezoneOffset: number) {
  const { name, story, at } = person;
  const now = ctx.clock.now();
  // An hour apart, so that the list has an order.
  const createdAt = new Date(daysLater(now, -DAYS_AS_CLIENT).getTime() + at * HOUR_MS);
  const id = uuidv7(createdAt);
  const { start, bodyIn, ...aims } = bodyOf(person);
  const isWaiting = story === "plain" || story === "words";
  const hasCome = isWaiting || story === "accepted";
  const daysSinceDue = hasCome ? at % 2 : 1 + (at % 3);
  const moment = (weeksAgo: number) =>
    new Date(now.getTime() - (weeksAgo * 7 + daysSinceDue) * DAY_MS - ((at % 9) + 1) * HOUR_MS);
  const weeks = [...PAST_WEEKS, ...(hasCome ? [0] : [])];
  const accepted = weeks.filter((week) => week > 0 || !isWaiting);
  const measurementIds = new Map(accepted.map((week) => [week, uuidv7(moment(week))]));
  const begun = daysLater(now, -LINKED_DAY);
  const linkId = uuidv7(begun);
  const client = {
    id,
    trainerId: ctx.actor.id,
    name,
    ...aims,
    ...bodyIn(Math.min(...accepted)),
    notes: null,
    adultConfirmedAt: createdAt,
    createdAt,
  };
  return {
    client,
    plan: {
      clientId: id,
      startedAt: createdAt,
      question: { ...enteredIn({ ...client, ...start }, createdAt) },
    },
    weighIns: [
      { id: uuidv7(createdAt), takenAt: createdAt, ...start, clientId: id },
      ...[...measurementIds].map(([week, measurementId]) => ({
        id: measurementId,
        takenAt: moment(week),
        ...bodyIn(week),
        clientId: id,
      })),
    ],
    link: {
      id: linkId,
      clientId: id,
      tokenHash: sha256(tokenOf(ctx, linkId)),
      questions: [...CHECK_IN_QUESTIONS],
      everyWeeks: 1,
      weekday: weekdayOf(localDate(moment(0), timezoneOffset)),
      releasedOn: null,
      imageDays: [],
      timeZone: zoneHere(),
      createdAt: begun,
      idleExpiresAt: daysLater(now, IDLE_DAYS),
      consentVersion: CHECK_IN_CONSENT_VERSION,
      consentedAt: begun,
    },
    checkIns: weeks.map((week): Prisma.CheckInCreateManyInput => {
      const measurementId = measurementIds.get(week) ?? null;
      return {
        id: uuidv7(moment(week)),
        clientId: id,
        linkId,
        takenAt: moment(week),
        receivedAt: moment(week),
        ...bodyIn(week),
        answers: {
          sleep: 2 + ((at + week) % 4),
          hunger: 1 + ((at * 3 + week) % 4),
          stress: 2,
          adherence: 3 + (at % 3),
        },
        note: story === "words" && week === 0 ? (NOTES[Math.floor(at / 9) % NOTES.length] ?? null) : null,
        state: measurementId ? "accepted" : "waiting",
        decidedAt: measurementId ? new Date(moment(week).getTime() + HOUR_MS / 2) : null,
        measurementId,
      };
    }),
    ...trainingOf(id, { now, isAway: story === "quiet", at }, timezoneOffset),
  };
}

/** The body at the start and in each week, and the targets. */
function bodyOf({ isWoman, at }: Person) {
  const start = {
    weightLbs: (isWoman ? 150 : 192) + ((at * 7) % 40),
    bodyFat: (isWoman ? 31 : 23) + (at % 6),
  };
  const bodyIn = (weeksAgo: number) => {
    const lost = (WEEKS_OF_LOSS - weeksAgo) * (1 + (at % 4) * 0.3);
    const weightLbs = round(start.weightLbs - lost);
    const fatLbs = (start.weightLbs * start.bodyFat) / 100 - lost * FAT_OF_LOSS;
    return { weightLbs, bodyFat: round((fatLbs / weightLbs) * 100) };
  };
  const { height: _, weight: __, targetWeight: ___, ...defaults } = NEW_CLIENT_DEFAULTS;
  return {
    ...defaults,
    start,
    bodyIn,
    gender: isWoman ? ("female" as const) : ("male" as const),
    heightInches: (isWoman ? 63 : 69) + (at % 5),
    targetWeightLbs: start.weightLbs - 16,
    targetBodyFat: start.bodyFat - 6,
    workoutsPerWeek: 2,
  };
}
