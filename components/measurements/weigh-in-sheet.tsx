"use client";

import { Check, Percent } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { Tape } from "@/components/ui/tape";
import { formatTenth } from "@/lib/body/figures";
import { BODY_FAT } from "@/lib/body/ranges";
import { shownWeight, weightChange } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/browser/use-units";
import { fullDate, shortDate } from "@/lib/calendar/wording";
import type { Client } from "@/lib/clients/schema";
import type { Measurement } from "@/lib/measurements/schema";
import { OptionalRow } from "./optional-row";
import { weighInTexts } from "./texts";
import { useWeighIn } from "./use-weigh-in";
import { WeighInPhoto } from "./weigh-in-photo";

export type WeighInSheetProps = {
  client: Client;
  /** The weigh-in before this one. */
  last: Pick<Measurement, "takenAt"> | undefined;
  now: Date;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Prefilled with the last weight, so that saving is the second tap. Body fat is measured now or left out. */
export function WeighInSheet({ client, last, now, isOpen, onOpenChange }: WeighInSheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <div className="flex items-start justify-between gap-3">
          <div>
            <SheetTitle className="type-display text-xl">{weighInTexts.title}</SheetTitle>
            <SheetDescription className="mt-0 text-xs">{`${client.name}, ${fullDate(now)}`}</SheetDescription>
          </div>
          <DialogCloseButton className="-mr-1" />
        </div>
        <WeighInForm client={client} last={last} onSaved={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

type WeighInFormProps = Pick<WeighInSheetProps, "client" | "last"> & { onSaved: () => void };

/** Mounted with every opening, so that it begins with the newest values each time. */
function WeighInForm({ client, last, onSaved }: WeighInFormProps) {
  const units = useUnits();
  const [weight, setWeight] = useState(client.weight);
  const [bodyFat, setBodyFat] = useState<number | null>(null);
  const [photoUrl, setPhotoUrl] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const isWeighed = useRef(false);
  const { save, keepPhoto, isSaving } = useWeighIn(client);
  const submit = async () => {
    // Where only the photo failed, saving again must not weigh the client twice.
    isWeighed.current ||= await save({ weight, bodyFat });
    if (isWeighed.current && (!photoUrl || (await keepPhoto(photoUrl)))) onSaved();
  };
  return (
    <>
      <Tape
        {...units.scaleWeight}
        className="mt-4"
        label={weighInTexts.weight}
        unit={units.weightUnit}
        value={shownWeight(weight, units)}
        onValueChange={(read) => setWeight(units.lbsOf(read))}
        note={
          last && weight !== client.weight ? (
            <span className="font-strong text-primary">
              {weighInTexts.change(
                weightChange(client.weight, weight, units),
                shortDate(new Date(last.takenAt)),
              )}
            </span>
          ) : undefined
        }
      />
      {bodyFat === null ? (
        <OptionalRow
          className="mt-3 border-t"
          icon={<Percent aria-hidden />}
          name={weighInTexts.bodyFat}
          note={weighInTexts.lastBodyFat(formatTenth(client.bodyFat))}
          onAdd={() => setBodyFat(client.bodyFat)}
        />
      ) : (
        <div className="mt-3 border-t pt-3">
          <Tape
            {...BODY_FAT}
            label={weighInTexts.bodyFat}
            unit={weighInTexts.percent}
            value={bodyFat}
            onValueChange={setBodyFat}
            mediumEvery={0.5}
            labelEvery={1}
            pxPerTick={8}
          />
          <Button variant="link" onClick={() => setBodyFat(null)}>
            {weighInTexts.leaveOutBodyFat}
          </Button>
        </div>
      )}
      <WeighInPhoto
        client={client}
        photoUrl={photoUrl}
        onPhotoChange={setPhotoUrl}
        onBusyChange={setUploading}
      />
      <Button size="lg" block className="mt-4" pending={isSaving} disabled={isUploading} onClick={submit}>
        <Check aria-hidden />
        {weighInTexts.save}
      </Button>
    </>
  );
}
