"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarDays, Check, Percent, Ruler } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Tape } from "@/components/ui/tape";
import { SIDES } from "@/lib/body/body";
import { BODY_FAT } from "@/lib/body/ranges";
import { TAPE_BODY_FAT_ERROR, tapeBodyFat } from "@/lib/body/tape-body-fat";
import { type Girths, TAPED_SITES } from "@/lib/body/tape-girths";
import { shownWeight, weightChange } from "@/lib/body/unit-system";
import type { Client } from "@/lib/clients/record/schema";
import { measurementsQuery } from "@/lib/clients/weigh-ins/queries";
import type { Measurement } from "@/lib/clients/weigh-ins/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayHere, momentOf } from "@/lib/text/calendar/local-date";
import { shortDate } from "@/lib/text/calendar/wording";
import { formatPercent, formatTenth } from "@/lib/text/numbers";
import { GirthFields, readGirths, type TypedGirths, typedGirths } from "./girth-fields";
import { OptionalRow } from "./optional-row";
import { useWeighIn } from "./use-weigh-in";
import { WeighInPhoto } from "./weigh-in-photo";

const NEEDS = {
  male: "To estimate body fat, measure the neck, and the waist at the navel.",
  female: "To estimate body fat, measure the neck, the waist at its narrowest and the hips.",
};

export type WeighInFormProps = {
  client: Client;
  /** The previous weigh-in. */
  last: Pick<Measurement, "takenAt"> | undefined;
  /** The edited weigh-in; undefined for a new one. */
  entry?: Measurement | undefined;
  onSaved: () => void;
};

const NO_PHOTOS = { front: null, back: null } as const;

/** Mounts with each opening, so that it starts with the newest values. */
export function WeighInForm({ client, last, entry, onSaved }: WeighInFormProps) {
  const units = useUnits();
  const today = dayHere(new Date());
  const dayBefore = entry ? dayHere(new Date(entry.takenAt)) : today;
  const [weight, setWeight] = useState(entry?.weight ?? client.weight);
  const [bodyFat, setBodyFat] = useState<number | null>(entry?.bodyFat ?? null);
  const [typed, setTyped] = useState<TypedGirths | null>(
    entry?.girths ? typedGirths(entry.girths, units) : null,
  );
  const [day, setDay] = useState<string | null>(entry ? dayBefore : null);
  const [photos, setPhotos] = useState<Record<"front" | "back", string | null>>(NO_PHOTOS);
  const [isFrontBusy, setFrontBusy] = useState(false);
  const [isBackBusy, setBackBusy] = useState(false);
  const isWeighed = useRef(false);
  const { save, change, savePhotos, isSaving } = useWeighIn(client);
  const girths = readGirths(typed ?? {}, units);
  const dayProblem =
    day === "" ? "Choose a day" : day !== null && day > today ? "Not in the future" : undefined;
  const submit = async () => {
    const takenAt = momentOf(day ?? today, entry?.takenAt, new Date());
    const measured = { weight, bodyFat, girths, ...(takenAt && { takenAt }) };
    // If only the photo failed, a retry must not save the weigh-in twice.
    isWeighed.current ||= await (entry ? change(entry, measured) : save(measured));
    const { front, back } = photos;
    const taken = {
      ...(front && { photoUrl: front }),
      ...(back && { backPhotoUrl: back }),
      ...(takenAt && { takenAt }),
    };
    if (isWeighed.current && (!(front || back) || (await savePhotos(taken)))) onSaved();
  };
  return (
    <>
      <Tape
        {...units.scaleWeight}
        className="mt-4"
        label="Weight"
        unit={units.weightUnit}
        value={shownWeight(weight, units)}
        onValueChange={(read) => setWeight(units.lbsOf(read))}
        note={
          last && !entry && weight !== client.weight ? (
            <span className="font-strong text-primary">
              {weightChange(client.weight, weight, units)} since {shortDate(new Date(last.takenAt))}
            </span>
          ) : undefined
        }
      />
      {bodyFat === null ? (
        <OptionalRow
          className="mt-3 border-t"
          icon={<Percent aria-hidden />}
          name="Body fat"
          note={`Optional. Last: ${formatTenth(client.bodyFat)}%`}
          onAdd={() => setBodyFat(client.bodyFat)}
        />
      ) : (
        <div className="mt-3 border-y pt-3">
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
            Remove body fat
          </Button>
        </div>
      )}
      {typed === null ? (
        <OptionalRow
          icon={<Ruler aria-hidden />}
          name="Tape"
          note="Optional. Neck, waist, hips and more"
          onAdd={() => setTyped({})}
        />
      ) : (
        <TapeFields client={client} typed={typed} onTypedChange={setTyped} isFatMeasured={bodyFat !== null} />
      )}
      {SIDES.map((side) => (
        <WeighInPhoto
          key={side}
          client={client}
          side={side}
          photoUrl={photos[side]}
          onPhotoChange={(url, as) => setPhotos((now) => ({ ...now, [as]: url }))}
          onSwap={() => setPhotos(({ front, back }) => ({ front: back, back: front }))}
          onBusyChange={side === "front" ? setFrontBusy : setBackBusy}
        />
      ))}
      {day === null ? (
        <OptionalRow
          icon={<CalendarDays aria-hidden />}
          name="Another day"
          note="Optional. Today unless you choose"
          onAdd={() => setDay(today)}
        />
      ) : (
        <Field label="Day" error={dayProblem} className="border-b py-3">
          <Input type="date" max={today} value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
      )}
      <Button
        saves
        size="lg"
        block
        className="mt-4"
        pending={isSaving}
        disabled={isFrontBusy || isBackBusy}
        onClick={submit}
      >
        <Check aria-hidden />
        {entry ? "Save changes" : "Save weigh-in"}
      </Button>
    </>
  );
}

type TapeFieldsProps = {
  client: Pick<Client, "id" | "gender" | "height">;
  typed: TypedGirths;
  onTypedChange: (typed: TypedGirths) => void;
  /** A measured body fat makes the tape's estimate unnecessary. */
  isFatMeasured: boolean;
};

function TapeFields({ client, typed, onTypedChange, isFatMeasured }: TapeFieldsProps) {
  const units = useUnits();
  const { data } = useQuery(measurementsQuery(client.id));
  const last: Girths = Object.fromEntries(
    TAPED_SITES.flatMap((site) => {
      const mm = data?.measurements.find(({ girths }) => girths?.[site] !== undefined)?.girths?.[site];
      return mm === undefined ? [] : [[site, mm]];
    }),
  );
  const girths = readGirths(typed, units);
  const estimate = girths && tapeBodyFat(client.gender, client.height, girths);
  return (
    <section aria-label="Tape" className="border-b py-3">
      <GirthFields typed={typed} onTypedChange={onTypedChange} last={last} />
      <p className="mt-3 text-muted-foreground text-xs" aria-live="polite">
        {isFatMeasured
          ? "The measured body fat counts, so the tape gives no estimate."
          : estimate === null
            ? NEEDS[client.gender]
            : `Estimated from tape: ${formatPercent(estimate)} body fat, give or take ${formatTenth(TAPE_BODY_FAT_ERROR[client.gender])} points (US Navy).`}
      </p>
    </section>
  );
}
