import "server-only";
import { expectedWeights } from "@/lib/body/forecast/expected-weights";
import { afterWeighIn, learnedOf } from "@/lib/body/forecast/learned";
import { isPaused } from "@/lib/body/forecast/pause";
import { enteredIn, forecastInput } from "@/lib/body/forecast/question";
import { standstillOf } from "@/lib/body/forecast/standstill";
import { undecidedIntakes } from "@/lib/check-ins/intake/review-service";
import { LOOK_BACK_DAYS, overdueSince } from "@/lib/check-ins/page/due";
import { daysSent, knownToken, localDay } from "@/lib/check-ins/page/link-service";
import { scheduleOf } from "@/lib/check-ins/page/page-service";
import * as checkIns from "@/lib/check-ins/page/store";
import type { OwnAnswers } from "@/lib/check-ins/questions/schema";
import { givenAnswers } from "@/lib/check-ins/questions/service";
import { requireClient } from "@/lib/clients/record/service";
import { shownGoal } from "@/lib/clients/timeline/followed";
import { TapeGirths } from "@/lib/clients/weigh-ins/schema";
import type { Context } from "@/lib/platform/kernel/context";
import { photoUrl } from "@/lib/text/addresses";
import { daysBetween, isoDay } from "@/lib/text/calendar/days";
import { daysFrom, daysLater } from "@/lib/text/calendar/moments";
import { callersDay } from "@/lib/text/calendar/zone";
import type { Inbox, OverdueClient, SentCheckIn, WaitingCheckIn } from "./schema";
import * as store from "./store";

/** Largest change of weight, as a share of it, that needs no closer look. */
const PLAIN_CHANGE = 0.02;

/** Newest first. */
export async function listCheckIns(
  ctx: Context,
  { params }: { params: { id: string } },
): Promise<SentCheckIn[]> {
  const client = await requireClient(ctx, params.id);
  const rows = await checkIns.checkInsOf(ctx.db, client.id);
  return rows.map(({ id, takenAt, state, weightLbs, bodyFat, answers, note, reply }) => ({
    ...{ id, state, bodyFat, note, reply },
    takenAt: takenAt.toISOString(),
    weight: weightLbs,
    answers: answers as SentCheckIn["answers"],
  }));
}

/** Each client's newest undecided check-ins and unseen sessions, newest first, and overdue clients. */
export async function getInbox(ctx: Context): Promise<Inbox> {
  const { checkInIds, sessionIds, older } = await store.undecidedOf(ctx.db, ctx.actor.id);
  const [waiting, sessions, links] = await Promise.all([
    store.listWaiting(ctx.db, checkInIds),
    store.listUnseenSessions(ctx.db, sessionIds),
    store.openLinks(ctx.db, ctx.actor.id, ctx.clock.now()),
  ]);
  return {
    units: ctx.actor.units,
    waiting: await presentWaiting(ctx, waiting),
    sessions: sessions.map(({ id, clientId, client, localDate, plannedSession, entries }) => ({
      id,
      clientId,
      clientName: client.name,
      day: isoDay(localDate),
      session: plannedSession?.name ?? null,
      exercises: entries.map(({ exercise, _count }) => ({ exerciseName: exercise.name, sets: _count.sets })),
    })),
    older,
    overdue: await overdueOf(ctx, links),
    ...(await undecidedIntakes(ctx)),
    linked: links.length,
  };
}

async function presentWaiting(ctx: Context, rows: store.WaitingRow[]): Promise<WaitingCheckIn[]> {
  const clientIds = [...new Set(rows.map(({ clientId }) => clientId))];
  const shownBefore = rows.flatMap(({ client }) => [client.frontPhotoId, client.backPhotoId]);
  const [last, photos] = await Promise.all([
    store.lastWeighIns(ctx.db, clientIds),
    store.photosOf(
      ctx.db,
      shownBefore.filter((id) => id !== null),
    ),
  ]);
  const lastOf = new Map(last.map((row) => [row.clientId, row]));
  const ownOf = await givenAnswers(ctx, rows);
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  return rows.map((row) => {
    const { client } = row;
    const before = lastOf.get(client.id);
    const last = {
      weightLbs: before?.weightLbs ?? client.weightLbs,
      takenAt: before?.takenAt ?? client.createdAt,
    };
    const weighed = enteredIn({ ...client, weightLbs: last.weightLbs }, last.takenAt);
    const sides = [
      ["front", row.frontPhoto, client.frontPhotoId],
      ["back", row.backPhoto, client.backPhotoId],
    ] as const;
    return {
      id: row.id,
      clientId: client.id,
      clientName: client.name,
      takenAt: row.takenAt.toISOString(),
      weight: row.weightLbs,
      bodyFat: row.bodyFat,
      girths: row.girths === null ? null : TapeGirths.parse(row.girths),
      answers: row.answers as WaitingCheckIn["answers"],
      note: row.note,
      own: ownOf(row),
      reply: row.reply,
      photos: sides.flatMap(([side, now, earlier]) =>
        now ? [{ side, now: present(now), before: orNone(photoOf.get(earlier ?? "")) }] : [],
      ),
      last: { weight: last.weightLbs, takenAt: last.takenAt.toISOString() },
      expected: expectedWeights(weighed, Math.abs(daysFrom(last.takenAt, row.takenAt))),
      ...goalOfSent(row, last.takenAt, ctx),
      isPlain: isPlain(row),
    };
  });
}

const orNone = (photo: Parameters<typeof present>[0] | undefined) => (photo ? present(photo) : null);

const present = (photo: { id: string; takenAt: Date }) => ({
  url: photoUrl(photo.id),
  takenAt: photo.takenAt.toISOString(),
});

function isPlain({ weightLbs, note, own, frontPhotoId, backPhotoId, client }: store.WaitingRow): boolean {
  // A note or an answer in words must be read, so such a check-in is not accepted together with others.
  const isWordy = Object.values(own as OwnAnswers).some((answer) => typeof answer === "string");
  if (weightLbs === null || note || isWordy || frontPhotoId || backPhotoId) return false;
  return Math.abs(weightLbs - client.weightLbs) <= client.weightLbs * PLAIN_CHANGE;
}

/** The goal as things stand and with the sent weigh-in, unless a newer one exists; none for who gets no forecast. */
function goalOfSent(
  { client, takenAt, ...sent }: store.WaitingRow,
  newest: Date,
  ctx: Context,
): Pick<WaitingCheckIn, "goal" | "daysCloser"> {
  if (standstillOf(client, callersDay(ctx)) !== null) return { goal: null, daysCloser: null };
  const input = forecastInput(client, ctx.clock.now());
  const isNews = takenAt > newest && (sent.weightLbs !== null || sent.bodyFat !== null);
  const seen = {
    takenAt,
    weightLbs: sent.weightLbs ?? client.weightLbs,
    bodyFat: sent.bodyFat,
    tapeBodyFat: null,
  };
  const known = learnedOf(client.learned);
  const after = isNews ? afterWeighIn(input, known, seen) : input;
  const goal = shownGoal(after);
  const before = known?.goal.day ?? null;
  return { goal, daysCloser: before === null || goal.day === null ? null : before - goal.day };
}

async function overdueOf(
  ctx: Context,
  links: Awaited<ReturnType<typeof store.openLinks>>,
): Promise<OverdueClient[]> {
  const times = await checkIns.timesOf(
    ctx.db,
    links.map(({ clientId }) => clientId),
    daysLater(ctx.clock.now(), -LOOK_BACK_DAYS),
  );
  const late = links.flatMap((link) => {
    const today = localDay(link, ctx.clock.now());
    const since = overdueSince(scheduleOf(link), daysSent(link, times), today);
    if (since === null || isPaused(link.client, today)) return [];
    const { clientId, client } = link;
    const daysLate = daysBetween(since, today);
    return [{ clientId, clientName: client.name, since, daysLate, token: knownToken(ctx, link) }];
  });
  return late.sort((a, b) => b.daysLate - a.daysLate);
}
