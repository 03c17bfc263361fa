import { KeyRound, Mail, UserRound } from "lucide-react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from "@/lib/accounts/sign-in/limits";

/** The fields are uncontrolled, so that a password manager can fill them before hydration. */
type AuthFieldProps = { label: string; error?: string | undefined };

type EmailFieldProps = AuthFieldProps & {
  /** `username` on the sign-in form. */
  autoComplete?: "username" | "email";
  autoFocus?: boolean;
  initial?: string;
  onChange?: (value: string) => void;
};

export function EmailField({
  label,
  error,
  initial,
  onChange,
  autoComplete = "username",
  autoFocus,
}: EmailFieldProps) {
  return (
    <Field label={label} error={error}>
      <Input
        name="email"
        type="email"
        required
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={initial}
        onChange={(event) => onChange?.(event.target.value)}
        leading={<Mail aria-hidden />}
      />
    </Field>
  );
}

type PasswordFieldProps = AuthFieldProps & {
  name: string;
  autoComplete: "current-password" | "new-password";
  labelEnd?: React.ReactNode;
  help?: string;
};

export function PasswordField({ label, error, name, autoComplete, labelEnd, help }: PasswordFieldProps) {
  return (
    <Field label={label} error={error} labelEnd={labelEnd} help={help}>
      <PasswordInput name={name} required autoComplete={autoComplete} leading={<KeyRound aria-hidden />} />
    </Field>
  );
}

type NameFieldProps = { label: string; error?: string | undefined; initial?: string; autoFocus?: boolean };

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
