import { Alert } from "@/components/ui/alert";
import { targetOf } from "@/lib/body/body";
import type { Client } from "@/lib/clients/record/schema";
import { pictureNote } from "@/lib/clients/timeline/picture-note";
import type { ForecastAnswer, TimelineWarning } from "@/lib/clients/timeline/schema";
import { useUnits } from "@/lib/platform/browser/use-units";

/** Stands below every forecast. */
export const FORECAST_DISCLAIMER =
  "An estimate for healthy adults, projected from the numbers entered; individual results vary. Not for people under 18, pregnancy, a history of eating disorders, or diabetes and weight-loss medication: in these cases ask a clinician.";

/** Says why the first row is not the last weigh-in, below the months of a forecast that has learned from weigh-ins. */
export const NOW_IS_TREND =
  "Now is the trend of all weigh-ins, with the water that a diet takes out: a little more than the scale shows.";

type ForecastNotesProps = {
  answer: ForecastAnswer;
  /** The targets of the images. */
  client: Pick<Client, "targetWeight" | "targetBodyFat" | "photoUrl" | "backPhotoUrl">;
};

/** The forecast's status, a note if the images show another result, and warnings. */
export function ForecastNotes({ answer, client }: ForecastNotesProps) {
  const units = useUnits();
  const note = client.photoUrl || client.backPhotoUrl ? pictureNote(answer, targetOf(client), units) : null;
  return (
    <>
      <p className="mt-4 text-pretty text-muted-foreground text-sm">{answer.statusSentence}</p>
      {note && (
        <Alert variant="info" className="mt-3">
          {note}
        </Alert>
      )}
      <TimelineWarnings warnings={answer.warnings} />
    </>
  );
}

/** Warnings only: nothing is blocked. */
function TimelineWarnings({ warnings }: { warnings: readonly TimelineWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2">
      {warnings.map(({ code, message }) => (
        <li key={code}>
          <Alert variant="warning">{message}</Alert>
        </li>
      ))}
    </ul>
  );
}

export function ForecastDisclaimer() {
  return <p className="mt-4 text-muted-foreground text-xs">{FORECAST_DISCLAIMER}</p>;
}
