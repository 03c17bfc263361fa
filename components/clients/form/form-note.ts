import type { usePhotoChecks } from "@/components/images/photos/use-photo-check";
import { clientFormTexts } from "./texts";

type PhotoChecks = ReturnType<typeof usePhotoChecks>;
type NoteState = { missing: string | null; uploading: boolean; checks: PhotoChecks; isNew: boolean };

/** The line under the button: why it is disabled, a warning, or what pressing it confirms. */
export function noteOf({ missing, uploading, checks, isNew }: NoteState): string | null {
  if (missing) return clientFormTexts.missing(missing);
  if (uploading) return clientFormTexts.uploading;
  const imageless = imagelessOf(checks);
  const notes = [...(imageless ? [imageless] : []), ...(isNew ? [clientFormTexts.adult] : [])];
  return notes.join(" ") || null;
}

function imagelessOf(checks: PhotoChecks): string | null {
  const [front, back] = [checks.front?.verdict === "refused", checks.back?.verdict === "refused"];
  if (front && back) return clientFormTexts.noImages.both;
  if (front) return clientFormTexts.noImages.front;
  return back ? clientFormTexts.noImages.back : null;
}
