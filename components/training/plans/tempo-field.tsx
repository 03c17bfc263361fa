import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type TempoFieldProps = { typed: string; error: string | null; onType: (typed: string) => void };

export function TempoField({ typed, error, onType }: TempoFieldProps) {
  return (
    <Field
      label="Tempo"
      help="Seconds down, pause, up, pause. X is as fast as possible."
      {...(error !== null && { error })}
    >
      <Input
        value={typed}
        placeholder="3-1-1"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  );
}
