import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { OptionSelect } from "@/components/ui/option-select";
import { Segmented } from "@/components/ui/segmented";
import { Tape } from "@/components/ui/tape";
import { ageYears, isMinor } from "@/lib/body/age";
import { BODY_FAT_METHODS } from "@/lib/body/body-fat-method";
import { BODY_FAT } from "@/lib/body/ranges";
import { shownWeight } from "@/lib/body/unit-system";
import { isMonthFirst, monthsIn } from "@/lib/text/calendar/local-wording";
import { birthDateOf, type IntakeDraft } from "./draft";
import type { StepProps } from "./reading";

/** Where the tapes stand before they are set: inches, pounds, percent. */
const START = { height: 67, weight: 165, bodyFat: 25 };

export function StepAbout({ today, ...props }: StepProps & { today: string }) {
  const { draft, change, words, units } = props;
  const texts = words.about;
  const heightText = (height: number) => units.heightText(units.inchesOf(height));
  const note = (value: number | null) => (
    <span className={value === null ? undefined : "font-strong text-primary"}>
      {value === null ? texts.notSet : ""}
    </span>
  );
  return (
    <>
      <Field label={texts.name} className="mt-6">
        <Input
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
          autoComplete="name"
          maxLength={120}
          enterKeyHint="next"
        />
      </Field>
      <BirthDate {...props} today={today} />
      <Field label={texts.sex} control="group" className="mt-6">
        <Segmented
          options={[
            { value: "female", label: texts.female },
            { value: "male", label: texts.male },
          ]}
          value={draft.gender ?? undefined}
          onValueChange={(gender) => change({ gender })}
        />
      </Field>
      <Field label={<span className="sr-only">{texts.units}</span>} control="group" className="mt-6">
        <Segmented
          options={[
            { value: "imperial", label: texts.imperial },
            { value: "metric", label: texts.metric },
          ]}
          value={units.units}
          onValueChange={(chosen) => change({ units: chosen })}
        />
      </Field>
      <Tape
        refusal={words.refusal}
        {...units.height}
        className="mt-6"
        label={texts.height}
        value={units.heightOf(draft.height ?? START.height)}
        onValueChange={(height) => change({ height: units.inchesOf(height) })}
        format={heightText}
        formatTick={heightText}
        parse={units.readHeight}
        inputMode="text"
        note={note(draft.height)}
      />
      <Tape
        refusal={words.refusal}
        {...units.bodyWeight}
        step={units.bodyWeight.typedStep}
        className="mt-6"
        label={texts.weight}
        unit={units.weightUnit}
        decimalMark={units.mark}
        value={shownWeight(draft.weight ?? START.weight, units)}
        onValueChange={(weight) => change({ weight: units.lbsOf(weight) })}
        note={
          draft.weight === null ? note(null) : <span className="font-strong text-primary">{texts.today}</span>
        }
      />
      <BodyFat {...props} />
    </>
  );
}

function BirthDate({ draft, change, words, reading, today }: StepProps & { today: string }) {
  const texts = words.about;
  const { born } = draft;
  const put = (part: Partial<IntakeDraft["born"]>) => change({ born: { ...born, ...part } });
  const birthDate = birthDateOf(born);
  const age = ageYears({ birthDate }, today);
  const isUnderAge = isMinor({ birthDate }, today);
  const isWrong = birthDate === null && born.year.length === 4 && born.month !== "" && born.day !== "";
  const month = (
    <Field key="month" label={<span className="sr-only">{texts.month}</span>} className="gap-0">
      <OptionSelect
        options={[
          { value: "", label: texts.month },
          ...monthsIn(reading.locale).map((label, index) => ({ value: String(index + 1), label })),
        ]}
        value={born.month}
        onValueChange={(value) => put({ month: value })}
      />
    </Field>
  );
  const number = (part: "day" | "year", digits: number) => (
    <Field key={part} label={<span className="sr-only">{texts[part]}</span>} className="gap-0">
      <Input
        inputMode="numeric"
        placeholder={texts[part]}
        maxLength={digits}
        autoComplete={`bday-${part}`}
        aria-invalid={isWrong || undefined}
        value={born[part]}
        onChange={({ target }) => put({ [part]: target.value.replaceAll(/\D/g, "") })}
      />
    </Field>
  );
  const day = number("day", 2);
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-[7px] font-label text-label">{texts.birthDate}</legend>
      <div className="grid grid-cols-[1.5fr_1fr_1.2fr] gap-2 max-[359px]:grid-cols-1">
        {isMonthFirst(reading.locale) ? [month, day] : [day, month]}
        {number("year", 4)}
      </div>
      <p role="status" className="mt-2 text-muted-foreground text-sm">
        {isWrong && <span className="text-destructive">{texts.noSuchDay}</span>}
        {isUnderAge ? (
          <span className="font-strong text-warning">{texts.minor}</span>
        ) : (
          age !== null && texts.age(age)
        )}
      </p>
    </fieldset>
  );
}

function BodyFat({ draft, change, words, units }: StepProps) {
  const texts = words.about;
  if (draft.bodyFat === null)
    return (
      <Button variant="link" className="mt-2" onClick={() => change({ bodyFat: START.bodyFat })}>
        {texts.knowFat}
      </Button>
    );
  return (
    <>
      <Tape
        refusal={words.refusal}
        {...BODY_FAT}
        className="mt-6"
        label={texts.bodyFat}
        unit="%"
        decimalMark={units.mark}
        mediumEvery={0.5}
        labelEvery={1}
        pxPerTick={6}
        value={draft.bodyFat}
        onValueChange={(bodyFat) => change({ bodyFat })}
      />
      <Field label={texts.method} className="mt-3">
        <OptionSelect
          options={[
            { value: "", label: texts.methodUnknown },
            ...BODY_FAT_METHODS.map((value) => ({ value, label: texts.methods[value] })),
          ]}
          value={draft.bodyFatMethod ?? ""}
          onValueChange={(chosen) =>
            change({ bodyFatMethod: BODY_FAT_METHODS.find((method) => method === chosen) ?? null })
          }
        />
      </Field>
      <Button
        variant="link"
        className="text-muted-foreground"
        onClick={() => change({ bodyFat: null, bodyFatMethod: null })}
      >
        {texts.leaveOutFat}
      </Button>
    </>
  );
}
