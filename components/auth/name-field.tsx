import { UserRound } from "lucide-react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MAX_NAME_LENGTH } from "@/lib/auth/limits";

type NameFieldProps = { label: string; error?: string | undefined; initial?: string; autoFocus?: boolean };

/** Like the other fields it keeps what was typed in the page itself. */
export function NameField({ label, error, initial, autoFocus }: NameFieldProps) {
  return (
    <Field label={label} error={error}>
      <Input
        name="name"
        required
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        defaultValue={initial}
        autoFocus={autoFocus}
        leading={<UserRound aria-hidden />}
      />
    </Field>
  );
}
