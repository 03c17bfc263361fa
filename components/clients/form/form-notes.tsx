import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import type { ClientFormState } from "@/lib/clients/record/form";
import type { ClientForm } from "@/lib/clients/record/schema";
import { fullMoment } from "@/lib/text/calendar/wording";

type FormNotesProps = {
  notes: string;
  onChange: (changes: Pick<ClientForm, "notes">) => void;
  onDelete: (() => void) | undefined;
  /** What adding the client confirms; null for nothing. */
  confirmation: string | null;
};

export function FormNotes({ notes, onChange, onDelete, confirmation }: FormNotesProps) {
  return (
    <div className="flex flex-col gap-4 lg:col-start-1 lg:row-start-2">
      <Field label="Notes">
        <Textarea
          value={notes}
          onChange={(event) => onChange({ notes: event.target.value })}
          placeholder="Injuries, preferences, schedule"
          maxLength={4000}
        />
      </Field>
      {onDelete ? (
        <Button variant="outline" className="text-destructive" onClick={onDelete}>
          Delete Client
        </Button>
      ) : (
        confirmation && <p className="text-muted-foreground text-xs">{confirmation}</p>
      )}
    </div>
  );
}

type DraftNoticeProps = {
  draft: NonNullable<ClientFormState["draft"]>;
  onRestore: () => void;
  onDiscard: () => void;
};

export function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  const { state, entries } = draft;
  const name = entries.form.name.trim();
  const when = fullMoment(new Date(entries.at));
  return (
    <Alert
      variant="info"
      className="mb-[18px]"
      title={state === "restored" ? "Unsaved entries restored" : "Unsaved entries found"}
    >
      <p className="text-muted-foreground">
        {name ? `${name}, ${when}. Saved on this device only.` : `${when}. Saved on this device only.`}
      </p>
      <div className="mt-2 flex gap-2">
        {state === "offered" && (
          <Button variant="secondary" size="xs" onClick={onRestore}>
            Restore
          </Button>
        )}
        <Button variant="outline" size="xs" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Alert>
  );
}
