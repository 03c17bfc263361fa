import { Alert } from "@/components/ui/alert";
import { useUnits } from "@/lib/browser/use-units";
import { pictureNote } from "@/lib/timeline/picture-note";
import type { ForecastAnswer } from "@/lib/timeline/schema";
import { TimelineWarnings } from "./timeline-warnings";

type ForecastNotesProps = {
  answer: ForecastAnswer;
  /** The targets that the pictures are drawn at. */
  client: {
    targetWeight: number;
    targetBodyFat: number;
    photoUrl: string | null;
    backPhotoUrl: string | null;
  };
};

/** How the forecast ends in words, where the pictures end elsewhere, and what a careful coach would add. */
export function ForecastNotes({ answer, client }: ForecastNotesProps) {
  const units = useUnits();
  const note = client.photoUrl || client.backPhotoUrl ? pictureNote(answer, client, units) : null;
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
