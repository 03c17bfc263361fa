import type { NewLink } from "@/lib/check-ins/inbox/schema";
import * as checkIns from "@/lib/check-ins/page/contract";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import * as plans from "@/lib/training/plans/contract";
import type { DirectedWorld } from "./make-world";
import { type SignedIn, stranger } from "./people";

/** A weekly link with all questions and everything released. */
export const linkOf = (changes: Partial<NewLink> = {}): NewLink => ({
  questions: ["sleep", "hunger", "stress", "adherence", "note"],
  everyWeeks: 1,
  weekday: 5,
  releasedOn: null,
  code: null,
  imageDays: [],
  timeZone: "UTC",
  consent: true,
  ...changes,
});

/** A session of three squats on Fridays. @returns the id of the first one */
export async function plansSquats(
  owner: SignedIn,
  clientId: string,
  { db }: Pick<DirectedWorld, "db">,
): Promise<string> {
  const squat = { exerciseName: "Back Squat", muscleGroup: "legs" as const, sets: 3, weight: 185 };
  const session = { weekday: 5, name: "Legs", exercises: [{ ...squat, reps: { min: 5, max: 8 } }] };
  await owner.call(plans.saveWeeklyPlan, { params: { id: clientId }, body: { sessions: [session] } });
  const first = { where: { clientId }, orderBy: { date: "asc" } } as const;
  return (await db.plannedSession.findFirstOrThrow(first)).id;
}

/** The client consents, checks in once and reports a set of a planned session. */
export async function checkedIn(
  token: string,
  { clientId, plannedSessionId }: { clientId: string; plannedSessionId: string },
  { clock, db }: Pick<DirectedWorld, "clock" | "db">,
) {
  const client = stranger();
  const params = { token };
  await client.call(checkIns.giveConsent, {
    params,
    body: { version: CHECK_IN_CONSENT_VERSION, adult: true, photos: true },
  });
  const at = clock.now().toISOString();
  await client.call(checkIns.sendCheckIn, { params, headers: {}, body: { weight: 188, takenAt: at } });
  await client.call(checkIns.reportSets, {
    params,
    headers: {},
    body: { plannedSessionId, sets: [{ exerciseName: "Back Squat", reps: 5, weight: 185 }], performedAt: at },
  });
  const [sent, reported] = await Promise.all([
    db.checkIn.findFirstOrThrow({ where: { clientId } }),
    db.workout.findFirstOrThrow({ where: { clientId, linkId: { not: null } } }),
  ]);
  return { checkInId: sent.id, reportedWorkoutId: reported.id };
}
