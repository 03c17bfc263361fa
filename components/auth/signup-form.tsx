"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSignup } from "@/lib/auth/queries";
import type { Trainer } from "@/lib/auth/schema";
import { ApiError } from "@/lib/http/call";
import { EmailField, NameField, PasswordField } from "./auth-fields";
import { fieldMessages } from "./failure-text";
import { formValues } from "./form-values";
import { newPasswordProblem, PASSWORDS_DIFFER } from "./new-password";

type SignupFormProps = {
  /** Stands above the button. */
  notice: string;
  onSignedUp: (trainer: Trainer) => void;
};

export function SignupForm({ notice, onSignedUp }: SignupFormProps) {
  const signup = useSignup();
  const [problem, setProblem] = useState<string | null>(null);
  const refused = fieldMessages(signup.error);
  const differ = problem === PASSWORDS_DIFFER;
  return (
    <form
      method="post"
      className="flex flex-1 flex-col gap-3.5"
      onSubmit={(event) => {
        const { confirmPassword, ...account } = formValues(event, [
          "name",
          "email",
          "password",
          "confirmPassword",
        ]);
        const found = newPasswordProblem(account.password, confirmPassword);
        setProblem(found);
        if (!found) signup.mutate(account, { onSuccess: onSignedUp });
      }}
    >
      <NameField label="Full Name" error={refused.name} />
      <EmailField label="Email Address" error={refused.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        error={(!differ && problem) || refused.password}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        error={differ ? problem : undefined}
      />
      {signup.isError && <Alert>{signupFailure(signup.error)}</Alert>}
      <p className="mt-auto pt-4 text-center text-muted-foreground text-xs">{notice}</p>
      <Button type="submit" size="lg" block pending={signup.isPending || signup.isSuccess}>
        {signup.isPending ? "Creating account…" : "Create Account"}
      </Button>
    </form>
  );
}

/** A refusal has one name whatever the reason; a request that never arrived says why. */
function signupFailure(error: Error): string {
  return error instanceof ApiError ? "Signup failed" : error.message || "Error";
}
