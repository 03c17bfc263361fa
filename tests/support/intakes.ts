import * as intakes from "@/lib/check-ins/intake/contract";
import type { NewIntake } from "@/lib/check-ins/intake/schema";
import { INTAKE_CONSENT_VERSION } from "@/lib/images/consents/kinds";
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
