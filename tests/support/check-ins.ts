import type { NewLink } from "@/lib/check-ins/inbox/schema";
import * as checkIns from "@/lib/check-ins/page/contract";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import type { DirectedWorld } from "./make-world";
import { stranger } from "./people";

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

/** The client consents, checks in once and reports a session. */
export async function checkedIn(
  token: string,
  clientId: string,
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
    body: { weekday: 1, sets: [{ exerciseName: "Back Squat", reps: 5, weight: 185 }], performedAt: at },
  });
  const newest = { where: { clientId } };
  const [sent, session] = await Promise.all([
    db.checkIn.findFirstOrThrow(newest),
    db.soloSession.findFirstOrThrow(newest),
  ]);
  return { checkInId: sent.id, sessionId: session.id };
}
