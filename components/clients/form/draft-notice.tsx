import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ClientFormState } from "@/lib/clients/record/form";
import { fullMoment } from "@/lib/text/calendar/times";
import { draftTexts } from "./texts";

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
    <Alert variant="info" className="mb-[18px]" title={draftTexts[state]}>
      <p className="text-muted-foreground">{name ? draftTexts.keptOf(name, when) : draftTexts.kept(when)}</p>
      <div className="mt-2 flex gap-2">
        {state === "offered" && (
          <Button variant="secondary" size="xs" onClick={onRestore}>
            {draftTexts.restore}
          </Button>
        )}
        <Button variant="outline" size="xs" onClick={onDiscard}>
          {draftTexts.discard}
        </Button>
      </div>
    </Alert>
  );
}
