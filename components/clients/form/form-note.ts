import type { Side } from "@/lib/body/body";
import type { ClientForm } from "@/lib/clients/record/schema";
import { LOOKS_FULLER } from "@/lib/engine/words/en";
import { looksFuller } from "@/lib/images/photos/check-wording";
import type { PhotoCheck } from "@/lib/images/photos/schema";

type Entries = Pick<ClientForm, "photoUrl" | "backPhotoUrl" | "gender" | "bodyFat">;

type NoteState = {
  missing: string | null;
  problem: string | null;
  uploading: boolean;
  checks: Record<Side, PhotoCheck | undefined>;
  form: Entries;
  saved: Entries;
  /** Whether pressing the button confirms that the client is an adult. */
  isConfirming: boolean;
};

/** The line under the button: why it is disabled, a warning, or what pressing it confirms. */
export function noteOf(state: NoteState): string | null {
  const { missing, problem, uploading, checks, isConfirming } = state;
  if (missing) return `${missing} is missing`;
  if (problem) return problem;
  if (uploading) return "A photo is still uploading";
  const imageless = imagelessOf(checks);
  const notes = [
    ...(imageless ? [imageless] : []),
    ...(isNewPhotoFuller(state) ? [LOOKS_FULLER] : []),
    ...(isConfirming ? ["You confirm that the client is 18 or older."] : []),
  ];
  return notes.join(" ") || null;
}

/** Of new photos only: a saved one may be older than the body fat in the form. */
function isNewPhotoFuller({ form, saved, checks }: NoteState): boolean {
  const entry = { sex: form.gender, bodyFat: form.bodyFat };
  const isFuller = (check: PhotoCheck | undefined) => check !== undefined && looksFuller(check, entry);
  return (
    (form.photoUrl !== saved.photoUrl && isFuller(checks.front)) ||
    (form.backPhotoUrl !== saved.backPhotoUrl && isFuller(checks.back))
  );
}

function imagelessOf({ front, back }: NoteState["checks"]): string | null {
  const [noFront, noBack] = [front?.verdict === "refused", back?.verdict === "refused"];
  if (noFront && noBack) return "These photos cannot be used for images.";
  if (noFront) return "The front photo cannot be used for images.";
  return noBack ? "The back photo cannot be used for images." : null;
}
