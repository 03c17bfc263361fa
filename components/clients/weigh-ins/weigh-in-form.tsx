"use client";

import { CalendarDays, Check, Percent, Ruler } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Tape } from "@/components/ui/tape";
import { SIDES } from "@/lib/body/body";
import { BODY_FAT } from "@/lib/body/ranges";
import { shownWeight, weightChange } from "@/lib/body/unit-system";
import type { Client } from "@/lib/clients/record/schema";
import { farDistance } from "@/lib/clients/weigh-ins/far-weight";
import type { Measurement } from "@/lib/clients/weigh-ins/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayHere, momentOf } from "@/lib/text/calendar/local-date";
import { shortDate } from "@/lib/text/calendar/wording";
import { formatTenth } from "@/lib/text/numbers";
import { BodyFatMethodField } from "./body-fat-method";
import { readGirths, type TypedGirths, typedGirths } from "./girth-fields";
import { useKeepWeight } from "./keep-weight";
import { OptionalRow } from "./optional-row";
import { TapeFields } from "./tape-fields";
import { useWeighIn } from "./use-weigh-in";
import { WeighInPhoto } from "./weigh-in-photo";

export type WeighInFormProps = {
  client: Client;
  /** The previous weigh-in; with `entry` the one before that. */
  last: Pick<Measurement, "takenAt" | "weight"> | undefined;
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
  const [method, setMethod] = useState(entry?.bodyFat == null ? client.bodyFatMethod : entry.bodyFatMethod);
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
  const before = last && { weight: last.weight, day: dayHere(new Date(last.takenAt)) };
  const entered = { weight, day: day || today, today };
  const keeping = useKeepWeight(
    weight === entry?.weight ? null : farDistance(client, before, entered, units),
  );
  const submit = async () => {
    const takenAt = momentOf(day ?? today, entry?.takenAt, new Date());
    const measured = {
      weight,
      bodyFat,
      bodyFatMethod: bodyFat === null ? null : method,
      girths,
      ...(takenAt && { takenAt }),
    };
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
          <BodyFatMethodField className="mt-3" method={method} onMethodChange={setMethod} />
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
        onClick={keeping.guard(submit)}
      >
        <Check aria-hidden />
        {entry ? "Save changes" : "Save weigh-in"}
      </Button>
      {keeping.question}
    </>
  );
}
