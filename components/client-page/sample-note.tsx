import { Badge } from "@/components/ui/badge";
import { sampleNoteTexts } from "./texts";

/** Says on a client's page that they are made up. */
export function SampleNote() {
  return (
    <p className="mt-2.5 flex items-center gap-2.5 text-muted-foreground text-xs lg:mt-4">
      <Badge>{sampleNoteTexts.badge}</Badge>
      {sampleNoteTexts.note}
    </p>
  );
}
