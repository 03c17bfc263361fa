"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { PhotoAbout } from "@/components/clients/history/photo-about";
import { DeleteClientDialog, useClientDeletion } from "@/components/clients/record/delete-client-dialog";
import { TargetAdvice } from "@/components/clients/timeline/target-advice";
import { PhotoSlots } from "@/components/images/photos/photo-slots";
import { usePhotoChecks } from "@/components/images/photos/use-photo-check";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { minorRefusal } from "@/lib/body/forecast/standstill";
import { pickedText } from "@/lib/clients/record/field-text";
import { missingField, pastDayProblem, pauseProblem } from "@/lib/clients/record/form";
import type { Client } from "@/lib/clients/record/schema";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayHere } from "@/lib/text/calendar/local-date";
import { formatTenth } from "@/lib/text/numbers";
import { FormActions } from "./form-actions";
import { FormGoal } from "./form-goal";
import { FormHealth } from "./form-health";
import { noteOf } from "./form-note";
import { DraftNotice, FormNotes } from "./form-notes";
import { FormNow } from "./form-now";
import { FormPlan } from "./form-plan";
import { FormSection } from "./form-section";
import { FormPrivacy, PhotoConsent } from "./photo-consent";
import { SaveConflict } from "./save-conflict";
import { useClientForm } from "./use-client-form";
import { useClientSaving } from "./use-client-saving";
import { useFormWeight } from "./use-form-weight";

type ClientEditorProps = {
  trainerId: string | undefined;
  client: Client | null;
  /** Offers an old draft instead of restoring it at once. */
  offerDraft: boolean;
  onDeleted: () => void;
};

export function ClientEditor({ trainerId, client, offerDraft, onDeleted }: ClientEditorProps) {
  const router = useRouter();
  const units = useUnits();
  const control = useClientForm({ trainerId, client, offerDraft });
  const saving = useClientSaving({
    control,
    trainerId,
    clientId: client?.id ?? null,
    onLeave: (page) => router.push(page),
  });
  const deletion = useClientDeletion({
    successText: "Client has been successfully deleted.",
    failureText: (error) => error.message || "Failed to delete client.",
    onDeleted: () => {
      control.forgetDraft();
      onDeleted();
    },
  });
  const [uploading, setUploading] = useState(false);
  const [isPrivate, setPrivate] = useState(false);
  const caution = useConfirmOnce();
  const { form, saved, derived, draft, edit } = control;
  const now = useNow();
  const keeping = useFormWeight(client, form, now);
  const part = { form, derived, onChange: edit };
  const missing = missingField(form);
  const problem =
    pastDayProblem(form.birthDate, now) ?? pastDayProblem(form.medicineSince, now) ?? pauseProblem(form);
  // A pause keeps the goal.
  const refusal = minorRefusal(form, dayHere(now));
  const photos = { front: form.photoUrl, back: form.backPhotoUrl };
  const checks = usePhotoChecks(photos);

  return (
    <>
      {draft && (
        <DraftNotice draft={draft} onRestore={control.restoreDraft} onDiscard={control.discardDraft} />
      )}
      <div className="grid grid-cols-1 gap-x-9 gap-y-[34px] pb-8 lg:grid-cols-2 lg:gap-y-6 xl:grid-cols-[minmax(0,340fr)_minmax(0,356fr)_minmax(0,344fr)] xl:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-[18px]">
          <Field label="Name">
            <Input
              value={form.name}
              onChange={(event) => edit({ name: event.target.value })}
              autoComplete="off"
              maxLength={120}
              enterKeyHint="done"
            />
          </Field>
          <div>
            <PhotoConsent
              clientId={client?.id ?? null}
              name={form.name}
              onOpenPrivacy={() => setPrivate(true)}
            >
              <PhotoSlots
                name={form.name}
                trainerId={trainerId}
                photos={photos}
                saved={{ front: saved.photoUrl, back: saved.backPhotoUrl }}
                checks={checks}
                about={(photoUrl) => (
                  <PhotoAbout
                    clientId={client?.id ?? null}
                    photoUrl={photoUrl}
                    today={`${pickedText(units.weightOf(form.weight))} ${units.weightUnit}, ${formatTenth(form.bodyFat)}%`}
                  />
                )}
                onChange={({ front, back }) =>
                  edit({
                    ...(front !== undefined && { photoUrl: front }),
                    ...(back !== undefined && { backPhotoUrl: back }),
                  })
                }
                onBusyChange={setUploading}
              />
              <p className="mt-2.5 hidden text-muted-foreground text-xs lg:block">
                Or drop a picture on either frame. Photos are cropped to 9:16.
              </p>
            </PhotoConsent>
          </div>
        </div>
        <div className="flex flex-col gap-y-[34px] lg:row-span-2 lg:gap-y-4">
          <FormNow {...part} />
          <FormHealth {...part} />
        </div>
        <div className="grid gap-y-[34px] lg:col-span-2 lg:grid-cols-2 lg:gap-x-9 xl:col-span-1 xl:row-span-2 xl:grid-cols-1 xl:content-start xl:gap-y-4">
          <div className="flex flex-col gap-4">
            {refusal === null ? (
              <>
                <FormGoal {...part} />
                <TargetAdvice values={form} onAccept={edit} onConfirmNeeded={caution.setNeeded} />
              </>
            ) : (
              <FormSection title="Goal" note="Forecast" tone="forecast">
                <Alert variant="info">{refusal}</Alert>
              </FormSection>
            )}
          </div>
          <FormPlan {...part} />
        </div>
        <FormNotes
          notes={form.notes}
          onChange={edit}
          onDelete={client ? () => deletion.ask(client) : undefined}
          confirmation={refusal === null ? ADULT : null}
        />
      </div>
      <FormActions
        derived={derived}
        hasGoal={refusal === null}
        note={noteOf({
          missing,
          problem,
          uploading,
          checks,
          form,
          saved,
          isConfirming: client === null && refusal === null,
        })}
        disabled={missing !== null || problem !== null || uploading}
        busy={saving.busy}
        {...(client
          ? { onSave: keeping.guard(caution.guard(saving.save)), onView: keeping.guard(saving.view) }
          : { onGenerate: caution.guard(saving.generate) })}
      />
      <ConfirmDialog
        {...caution.dialog}
        title="Keep this target?"
        description="It is outside the safe range. The forecast stops before it becomes harmful."
        confirmLabel="Keep it"
      />
      {keeping.question}
      {client && (
        <FormPrivacy client={client} control={control} isOpen={isPrivate} onOpenChange={setPrivate} />
      )}
      {saving.conflict && <SaveConflict control={control} saving={saving} theirs={saving.conflict} />}
      <DeleteClientDialog {...deletion.dialog} />
    </>
  );
}

const ADULT =
  "By adding a client you confirm that they are 18 or older. The day of this confirmation is saved with the client.";

function useConfirmOnce() {
  const [isNeeded, setNeeded] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  return {
    setNeeded,
    guard: (act: () => void) => () => {
      if (isNeeded && !isAccepted) setWaiting(() => act);
      else act();
    },
    dialog: {
      open: waiting !== null,
      onOpenChange: (open: boolean) => !open && setWaiting(null),
      onConfirm: () => {
        setAccepted(true);
        waiting?.();
      },
    },
  };
}
