"use client";

import { Check, Percent, Plus, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet, SheetClose, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { Tape } from "@/components/ui/tape";
import { formatSignedTenth, formatTenth } from "@/lib/body/figures";
import { BODY_FAT, WEIGHT_LBS } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/schema";
import type { Measurement } from "@/lib/measurements/schema";
import { fullDate, shortDate } from "@/lib/timeline/calendar";
import { useWeighIn } from "./use-weigh-in";

/** A scale reads tenths, other than the step of five of the form's picker. */
const SCALE = { ...WEIGHT_LBS, step: 0.1 };

type WeighInSheetProps = {
  client: Client;
  last: Measurement | undefined;
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
            <SheetTitle className="type-display text-xl">Weigh-in</SheetTitle>
            <SheetDescription className="mt-0">{`${client.name}, ${fullDate(now)}`}</SheetDescription>
          </div>
          <SheetClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close" className="-mr-1">
              <X aria-hidden />
            </Button>
          </SheetClose>
        </div>
        <WeighInForm client={client} last={last} onSaved={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

type WeighInFormProps = Pick<WeighInSheetProps, "client" | "last"> & { onSaved: () => void };

/** Mounted with every opening, so that it begins with the newest values each time. */
function WeighInForm({ client, last, onSaved }: WeighInFormProps) {
  const [weight, setWeight] = useState(client.weight);
  const [bodyFat, setBodyFat] = useState<number | null>(null);
  const { save, isSaving } = useWeighIn(client);
  const submit = async () => {
    if (await save({ weight, bodyFat })) onSaved();
  };
  const change = weight - client.weight;
  return (
    <>
      <Tape
        {...SCALE}
        className="mt-4"
        label="Weight"
        unit="lb"
        value={weight}
        onValueChange={setWeight}
        mediumEvery={0.5}
        labelEvery={1}
        pxPerTick={5.6}
        note={
          last && change !== 0 ? (
            <span className="font-strong text-primary">
              {`${formatSignedTenth(change)} since ${shortDate(new Date(last.takenAt))}`}
            </span>
          ) : undefined
        }
      />
      {bodyFat === null ? (
        <button
          type="button"
          className="pressable mt-3 flex min-h-14 items-center gap-3.5 border-y py-2 text-left"
          onClick={() => setBodyFat(client.bodyFat)}
        >
          <Percent aria-hidden className="size-[18px] text-muted-foreground" />
          <span className="flex-1">
            Body fat
            <span className="block text-muted-foreground text-xs">
              {`Optional. Last: ${formatTenth(client.bodyFat)}%`}
            </span>
          </span>
          <Plus aria-hidden className="size-[22px]" />
        </button>
      ) : (
        <div className="mt-3 border-t pt-3">
          <Tape
            {...BODY_FAT}
            label="Body fat"
            unit="%"
            value={bodyFat}
            onValueChange={setBodyFat}
            mediumEvery={0.5}
            labelEvery={1}
            pxPerTick={8}
          />
          <Button variant="link" onClick={() => setBodyFat(null)}>
            Leave out body fat
          </Button>
        </div>
      )}
      <Button size="lg" block className="mt-4" pending={isSaving} onClick={submit}>
        <Check aria-hidden />
        Save weigh-in
      </Button>
    </>
  );
}
