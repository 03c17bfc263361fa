"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { MIN_PASSWORD_LENGTH } from "@/lib/accounts/sign-in/limits";
import type { Trainer } from "@/lib/accounts/sign-in/schema";
import { EmailField, NameField, PasswordField } from "./auth-fields";
import { failureText } from "./failure-text";
import { focusField, useFormSubmit } from "./use-form-submit";
import { useSubmission } from "./use-submission";

type CreateAccountFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  onRegistered: (trainer: Trainer) => void;
};

export default function CreateAccountForm({ email, onEmailChange, onRegistered }: CreateAccountFormProps) {
  const register = useSubmission(({ register }) => register);
  const [tooShort, setTooShort] = useState(false);
  const sending = useFormSubmit(["name", "email", "password"], (values, form) => {
    const short = values.password.length < MIN_PASSWORD_LENGTH;
    setTooShort(short);
    if (short) focusField(form, "password");
    else void register.submit(values, onRegistered);
  });
  return (
    <form className="flex flex-col gap-4" {...sending}>
      <NameField label="Full name" />
      <EmailField label="Email" initial={email} onChange={onEmailChange} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        error={tooShort ? "Password must be at least 6 characters" : undefined}
      />
      {register.error && <Alert>{failureText(register.error, "Registration failed")}</Alert>}
      <Button
        type="submit"
        size="lg"
        block
        className="mt-1"
        pending={register.isPending || register.isSuccess}
      >
        Create Account
      </Button>
    </form>
  );
}
