import { randomBytes } from "node:crypto";
import * as intakes from "@/lib/check-ins/intake/contract";
import { IntakeAnswers, type NewIntake } from "@/lib/check-ins/intake/schema";
import * as store from "@/lib/check-ins/intake/store";
import { INTAKE_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { daysLater } from "@/lib/text/calendar/moments";
import { sha256 } from "@/lib/text/sha256";
import { uuidv7 } from "@/lib/text/uuid";
import type { DirectedWorld } from "./make-world";
import { type SignedIn, stranger } from "./people";

/** Nora, who answered seven of nine health questions and agreed to all but sharing. */
export const told = (changes: Partial<NewIntake> = {}): Omit<NewIntake, "takenAt"> => ({
  name: "Nora Lind",
  birthDate: "1991-03-14",
  gender: "female",
  height: 66,
  weight: 171,
  health: {
    heart: { isYes: false },
    chest: { isYes: false },
    dizziness: { isYes: false },
    illness: { isYes: false },
    medicine: { isYes: true, detail: "Weekly, for weight" },
    joints: { isYes: true, detail: "Left knee, going down stairs" },
    supervised: { isYes: false },
  },
  medicineSince: "2026-09-01",
  spared: ["knee"],
  limits: "No jumping, stairs hurt",
  goals: ["stronger", "loseFat"],
  targetWeight: 160,
  workoutsPerWeek: 3,
  experience: "beginner",
  equipment: ["weights"],
  agreed: { health: true, photos: true, sharing: false },
  units: "imperial",
  version: INTAKE_CONSENT_VERSION,
  timeZone: "UTC",
  ...changes,
});

export async function intakeLink(owner: SignedIn, name = "Nora"): Promise<{ id: string; token: string }> {
  const { id, token } = await owner.call(intakes.makeIntakeLink, { body: { name, timeZone: "UTC" } });
  return { id, token: token ?? "" };
}

/** The same, stored without a request, which a limit may refuse. */
export async function storedIntakeLink(owner: SignedIn, { db }: Pick<DirectedWorld, "db">) {
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  const { id } = await store.insert(db, {
    ...{ id: uuidv7(now), trainerId: owner.trainer.id, tokenHash: sha256(token), name: "Nora" },
    ...{ timeZone: "UTC", createdAt: now, expiresAt: daysLater(now, 30) },
  });
  return { id, token };
}

/** And one that was sent. */
export async function storedIntake(owner: SignedIn, world: Pick<DirectedWorld, "db">) {
  const link = await storedIntakeLink(owner, world);
  const { version: consentVersion, timeZone, frontPhotoId: _front, backPhotoId: _back, ...answers } = told();
  const now = new Date();
  await store.saveSent(world.db, link.id, {
    ...{
      answers: IntakeAnswers.parse(answers),
      sentAt: now,
      expiresAt: daysLater(now, 60),
      timeZone,
      consentVersion,
    },
    ...{ frontPhotoId: null, backPhotoId: null },
  });
  return link;
}

/** An intake that waits for the trainer. */
export async function sentIntake(
  owner: SignedIn,
  { clock }: Pick<DirectedWorld, "clock">,
  changes: Partial<NewIntake> = {},
) {
  const link = await intakeLink(owner);
  const body = { ...told(changes), takenAt: clock.now().toISOString() };
  await stranger().call(intakes.sendIntake, { params: { token: link.token }, headers: {}, body });
  return link;
}
