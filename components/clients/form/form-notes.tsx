import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { ClientForm } from "@/lib/clients/record/schema";
import { clientFormTexts } from "./texts";

type FormNotesProps = {
  notes: string;
  onChange: (changes: Pick<ClientForm, "notes">) => void;
  onDelete: (() => void) | undefined;
};

export function FormNotes({ notes, onChange, onDelete }: FormNotesProps) {
  return (
    <div className="flex flex-col gap-4 lg:col-start-1 lg:row-start-2">
      <Field label={clientFormTexts.notes}>
        <Textarea
          value={notes}
          onChange={(event) => onChange({ notes: event.target.value })}
          placeholder={clientFormTexts.notesExample}
          maxLength={4000}
        />
      </Field>
      {onDelete ? (
        <Button variant="outline" className="text-destructive" onClick={onDelete}>
          {clientFormTexts.delete}
        </Button>
      ) : (
        <p className="text-muted-foreground text-xs">{clientFormTexts.adultHint}</p>
      )}
    </div>
  );
}
