import { memo } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { FIRST_BIRTH_DATE } from "@/lib/body/age";
import { birthDateProblem } from "@/lib/clients/record/form";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { isoDay } from "@/lib/text/calendar/days";
import { type FormPartProps, FormSection } from "./form-section";

/** Memoized: see `useClientForm`. */
export const FormHealth = memo(function FormHealth({ form, onChange }: FormPartProps) {
  const now = useNow();
  const problem = birthDateProblem(form, now);
  return (
    <FormSection title="Health" note="Optional">
      <Field
        label="Birth date"
        help="Formcast makes no images and no goals for clients under 18."
        {...(problem && { error: problem })}
      >
        <Input
          type="date"
          min={FIRST_BIRTH_DATE}
          max={isoDay(now)}
          value={form.birthDate ?? ""}
          onChange={({ target }) => onChange({ birthDate: target.value || null })}
        />
      </Field>
    </FormSection>
  );
});
