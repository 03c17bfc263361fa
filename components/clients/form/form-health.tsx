import { memo } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { SwitchRow } from "@/components/ui/switch";
import { FIRST_BIRTH_DATE } from "@/lib/body/age";
import { NO_PAUSE, PAUSE_REASON_LABELS, PAUSE_REASONS } from "@/lib/body/forecast/pause";
import { pastDayProblem, pauseProblem } from "@/lib/clients/record/form";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { dayHere } from "@/lib/text/calendar/local-date";
import { type FormPartProps, FormSection } from "./form-section";

/** Memoized: see `useClientForm`. */
export const FormHealth = memo(function FormHealth({ form, onChange }: FormPartProps) {
  const today = dayHere(useNow());
  return (
    <FormSection title="Health" note="Optional">
      <PastDay
        label="Birth date"
        help="Formcast makes no images and no goals for clients under 18."
        value={form.birthDate}
        onChange={(day) => onChange({ birthDate: day || null })}
      />
      <SwitchRow
        label="Medicine that lowers appetite"
        hint="Such as semaglutide or tirzepatide."
        checked={form.medicineSince !== null}
        onCheckedChange={(isOn) => onChange({ medicineSince: isOn ? today : null })}
      />
      {form.medicineSince !== null && (
        <PastDay
          label="Since when"
          help="More of the loss is then lean mass, and the likely range is wider. Ask the doctor who prescribes it about the goal weight."
          value={form.medicineSince}
          onChange={(medicineSince) => onChange({ medicineSince })}
        />
      )}
      <Pause {...{ form, onChange, today }} />
    </FormSection>
  );
});

const reasons = PAUSE_REASONS.map((value) => ({ value, label: PAUSE_REASON_LABELS[value] }));

function Pause({ form, onChange, today }: Pick<FormPartProps, "form" | "onChange"> & { today: string }) {
  const { pauseReason, pausedFrom, pausedUntil } = form;
  const problem = pauseProblem(form);
  return (
    <>
      <SwitchRow
        label="Pause the goal"
        hint="Forecast, images, check-in streak and reminders stand still."
        checked={pauseReason !== null}
        onCheckedChange={(isOn) =>
          onChange(isOn ? { ...NO_PAUSE, pauseReason: "holiday", pausedFrom: today } : NO_PAUSE)
        }
      />
      {pauseReason !== null && (
        <>
          <Segmented
            aria-label="Reason of the pause"
            options={reasons}
            value={pauseReason}
            onValueChange={(reason) => onChange({ pauseReason: reason })}
          />
          <Field label="First day">
            <Input
              type="date"
              value={pausedFrom ?? ""}
              onChange={({ target }) => onChange({ pausedFrom: target.value })}
            />
          </Field>
          <Field
            label="Last day"
            help="Optional: the goal goes on the day after. Weigh-ins of the pause teach the forecast nothing."
            {...(problem && { error: problem })}
          >
            <Input
              type="date"
              value={pausedUntil ?? ""}
              onChange={({ target }) => onChange({ pausedUntil: target.value || null })}
            />
          </Field>
        </>
      )}
    </>
  );
}

type PastDayProps = {
  label: string;
  help: string;
  value: string | null;
  /** An empty text while the day is incomplete. */
  onChange: (day: string) => void;
};

function PastDay({ label, help, value, onChange }: PastDayProps) {
  const now = useNow();
  const problem = pastDayProblem(value, now);
  return (
    <Field label={label} help={help} {...(problem && { error: problem })}>
      <Input
        type="date"
        min={FIRST_BIRTH_DATE}
        max={dayHere(now)}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
