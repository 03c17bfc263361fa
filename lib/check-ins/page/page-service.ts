import "server-only";
import { brandOf } from "@/lib/accounts/brand/service";
import { expectedWeights } from "@/lib/body/forecast/expected-weights";
import { enteredIn } from "@/lib/body/forecast/question";
import { standstillOf } from "@/lib/body/forecast/standstill";
import { questionsOnPage } from "@/lib/check-ins/questions/service";
import type { Timeline } from "@/lib/clients/timeline/schema";
import { getTimeline } from "@/lib/clients/timeline/service";
import { TapeGirths } from "@/lib/clients/weigh-ins/schema";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { isStopped } from "@/lib/platform/mail/stop-service";
import { addDays, DAYS_PER_WEEK, daysBetween } from "@/lib/text/calendar/days";
import { firstName } from "@/lib/text/names";
import { roundOf, type Schedule, streakOf } from "./due";
import {
  asTrainer,
  closed,
  hasConsent,
  isReleased,
  isUnlocked,
  localDay,
  type PublicContext,
} from "./link-service";
import { nextMilestone } from "./milestone";
import { pastOf } from "./past";
import type { CheckInPage, OpenCheckIn } from "./schema";
import { sessionsOfWeek } from "./sessions-service";
import * as store from "./store";
import { wayOf } from "./way-service";

/** What a link shows in this browser: nothing before the code, and no body data before the client's consent. */
export async function pageOf(ctx: PublicContext, token: string, link: store.OpenLink): Promise<CheckInPage> {
  const { trainer, name } = link.client;
  const brand = await brandOf(ctx, trainer.id, `/api/check-in/${token}/logo`);
  const by = { trainerName: trainer.name, brand: Object.values(brand).some(Boolean) ? brand : null };
  if (!isUnlocked(ctx, link)) return { state: "code", ...by };
  const known = { ...by, firstName: firstName(name), units: unitsOf(link) };
  if (!hasConsent(link)) return { state: "consent", ...known, version: CHECK_IN_CONSENT_VERSION };
  return { state: "open", ...known, ...(await openPage(ctx, token, link)) };
}

type Opened = Omit<OpenCheckIn, "state" | "trainerName" | "brand" | "firstName" | "units">;

async function openPage(ctx: PublicContext, token: string, link: store.OpenLink): Promise<Opened> {
  const { client } = link;
  const today = localDay(link, ctx.clock.now());
  const onBehalf = asTrainer(ctx, link);
  const byId = { params: { id: client.id } };
  const [timeline, { first, last, taped, firstPhotoId }, checkIns, sessions, workouts] = await Promise.all([
    standstillOf(client, today) === null ? getTimeline(onBehalf, byId) : null,
    store.firstAndLast(ctx.db, client.id),
    store.checkInsOf(ctx.db, client.id),
    sessionsOfWeek(ctx, link, today),
    store.countWorkouts(ctx.db, client.id),
  ]);
  if (!first || !last) return closed();
  const since = localDay(link, first.takenAt);
  const schedule = scheduleOf(link);
  const counted = checkIns.filter(({ state }) => state !== "asked_again");
  const dayOf = ({ takenAt }: { takenAt: Date }) => localDay(link, takenAt);
  const imageUrl = (id: string) => `/api/check-in/${token}/image/${id}`;
  const photos = link.photosAgreed ? await photosOf(ctx, link, imageUrl) : { front: null, back: null };
  const isShown = isReleased(link, today);
  const goalOn = timeline && goalOnOf(link, timeline, today);
  const reached = [
    {
      id: "start",
      kind: "start" as const,
      day: since,
      weight: first.weightLbs,
      bodyFat: first.bodyFat,
      photoId: firstPhotoId,
    },
    {
      id: "today",
      kind: "today" as const,
      day: dayOf(last),
      weight: last.weightLbs,
      bodyFat: client.bodyFat,
      photoId: client.frontPhotoId,
    },
  ];
  const pictures = await wayOf(ctx, link, {
    reached,
    timeline: isShown ? timeline : null,
    today,
    goalOn,
    imageUrl,
  });
  return {
    week: Math.floor(daysBetween(since, today) / DAYS_PER_WEEK) + 1,
    today,
    consent: {
      version: link.consentVersion ?? "",
      givenAt: link.consentedAt?.toISOString() ?? "",
      photos: link.photosAgreed,
    },
    hasCode: link.code !== null,
    start: { weight: first.weightLbs, day: since },
    last: {
      weight: last.weightLbs,
      bodyFat: client.bodyFat,
      day: dayOf(last),
      girths: TapeGirths.parse(taped?.girths ?? {}),
      expected: expectedWeights(
        enteredIn({ ...client, weightLbs: last.weightLbs }, last.takenAt),
        daysBetween(dayOf(last), today),
      ),
    },
    target: timeline && { weight: client.targetWeightLbs, on: isShown ? goalOn : null },
    streak: streakOf(schedule, counted.map(dayOf), today, client),
    reminders: await remindersOf(ctx, link),
    sides: link.photosAgreed ? (client.backPhotoId ? ["front", "back"] : ["front"]) : [],
    lastPhotos: photos,
    questions: link.questions,
    own: await questionsOnPage(ctx.db, link, (day) => roundOf(schedule, day) < roundOf(schedule, today)),
    ...pastOf({
      checkIns,
      schedule,
      today,
      dayOf: (moment) => localDay(link, moment),
      photoUrl: link.photosAgreed ? imageUrl : null,
    }),
    way: {
      ...pictures,
      sessions: workouts,
      milestone: isShown && timeline ? milestoneOf(link, timeline, today) : null,
    },
    sessions,
  };
}

/** The same day as on the trainer's screens. */
function goalOnOf(link: store.OpenLink, { goal: { since, day } }: Timeline, today: string): string | null {
  const start = since === null ? today : localDay(link, new Date(since));
  return day === null ? null : addDays(start, day);
}

async function remindersOf(
  ctx: PublicContext,
  { reminderEmail, reminderConfirmedAt }: store.LinkRow,
): Promise<OpenCheckIn["reminders"]> {
  if (reminderEmail === null) return null;
  const email = reminderEmail.replace(/^(.)[^@]*/, "$1•••");
  if (await isStopped(ctx, reminderEmail)) return { email, state: "stopped" };
  return { email, state: reminderConfirmedAt ? "on" : "asked" };
}

export const scheduleOf = (link: store.LinkRow): Schedule => ({
  everyWeeks: link.everyWeeks,
  weekday: link.weekday,
  since: localDay(link, link.createdAt),
});

const unitsOf = ({ units, client }: store.OpenLink) => units ?? client.trainer.units;

const milestoneOf = (link: store.OpenLink, { timeline }: Timeline, today: string) =>
  nextMilestone(link.client, timeline, unitsOf(link), today);

async function photosOf(
  ctx: PublicContext,
  { client, ...link }: store.OpenLink,
  urlOf: (id: string) => string,
) {
  const { frontPhotoId, backPhotoId } = client;
  const rows = await store.photoTimes(ctx.db, [frontPhotoId, backPhotoId]);
  const of = (id: string | null) => {
    const row = rows.find((photo) => photo.id === id);
    return row ? { url: urlOf(row.id), day: localDay(link, row.takenAt) } : null;
  };
  return { front: of(frontPhotoId), back: of(backPhotoId) };
}
