import { Check } from "@/components/check-ins/page/check";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { Tape } from "@/components/ui/tape";
import { EXPERIENCES } from "@/lib/body/ranges";
import { shownWeight, weightChange } from "@/lib/body/unit-system";
import { EQUIPMENT, GOALS, SPARED } from "@/lib/check-ins/intake/questions";
import { Choices } from "./choices";
import type { StepProps } from "./reading";

/** The schema has the same limit, but it loads only when the form is sent. */
const LIMITS_MAX_LENGTH = 500;
const DAYS = ["1", "2", "3", "4", "5", "6", "7"] as const;

export function StepGoal(props: StepProps) {
  const { draft, change, words } = props;
  const texts = words.goal;
  return (
    <>
      <Choices
        label={texts.spare}
        options={SPARED}
        names={texts.spared}
        chosen={draft.spared}
        onChange={(spared) => change({ spared })}
      />
      <Field label={texts.limits} className="mt-3">
        <Input
          maxLength={LIMITS_MAX_LENGTH}
          value={draft.limits}
          onChange={({ target }) => change({ limits: target.value })}
        />
      </Field>
      <Choices
        label={texts.goal}
        options={GOALS}
        names={texts.goals}
        chosen={draft.goals}
        onChange={(goals) => change({ goals })}
      />
      <TargetWeight {...props} />
      <Field label={texts.days} control="group" className="mt-6">
        <Segmented
          options={DAYS.map((value) => ({ value, label: value }))}
          value={DAYS.find((day) => Number(day) === draft.workoutsPerWeek)}
          onValueChange={(day) => change({ workoutsPerWeek: Number(day) })}
        />
      </Field>
      <Field label={texts.experience} control="group" className="mt-6">
        <Segmented
          options={EXPERIENCES.map((value) => ({ value, label: texts.experiences[value] }))}
          value={draft.experience ?? undefined}
          onValueChange={(experience) => change({ experience })}
        />
      </Field>
      <Choices
        label={texts.equipment}
        options={EQUIPMENT}
        names={texts.equipments}
        chosen={draft.equipment}
        onChange={(equipment) => change({ equipment })}
      />
      <Consents {...props} />
    </>
  );
}

function TargetWeight({ draft, change, words, units }: StepProps) {
  const texts = words.goal;
  const { weight, targetWeight } = draft;
  if (targetWeight === null)
    return (
      <Button variant="link" className="mt-2" onClick={() => change({ targetWeight: weight })}>
        {texts.addTarget}
      </Button>
    );
  return (
    <>
      <Tape
        refusal={words.refusal}
        {...units.bodyWeight}
        tone="forecast"
        className="mt-6"
        label={texts.target}
        unit={units.weightUnit}
        decimalMark={units.mark}
        value={shownWeight(targetWeight, units)}
        onValueChange={(shown) => change({ targetWeight: units.lbsOf(shown) })}
        note={
          weight !== null && (
            <span className="font-strong text-forecast">{weightChange(weight, targetWeight, units)}</span>
          )
        }
      />
      <Button variant="link" className="text-muted-foreground" onClick={() => change({ targetWeight: null })}>
        {texts.leaveOutTarget}
      </Button>
    </>
  );
}

function Consents({ draft, change, words, trainer }: StepProps) {
  const texts = words.goal;
  const { agreed } = draft;
  return (
    <section className="mt-6">
      <h2 className="font-strong text-lg">{texts.consent}</h2>
      <p className="mt-1 mb-2 text-muted-foreground text-sm">{texts.consentHint(trainer)}</p>
      {(["photos", "sharing"] as const).map((kind) => (
        <Check
          key={kind}
          isOn={agreed[kind]}
          onChange={(isOn) => change({ agreed: { ...agreed, [kind]: isOn } })}
          label={
            <span>
              <span className="block font-strong">{texts[kind]}</span>
              <span className="block text-muted-foreground">{texts[`${kind}Hint`](trainer)}</span>
            </span>
          }
        />
      ))}
    </section>
  );
}
