"use client";

import { Fragment, useState } from "react";
import { type LegalAddresses, LegalLink } from "@/components/accounts/welcome/legal-links";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Trainer } from "@/lib/accounts/sign-in/schema";
import { ApiError } from "@/lib/platform/http/api-error";
import { EmailField, NameField, PasswordField } from "./auth-fields";
import { fieldMessages } from "./failure-text";
import { newPasswordProblem } from "./new-password";
import { focusField, useFormSubmit } from "./use-form-submit";
import { useSubmission } from "./use-submission";

type SignupFormProps = { legal: LegalAddresses; onSignedUp: (trainer: Trainer) => void };

const FIELDS = ["name", "email", "password", "confirmPassword"] as const;

export function SignupForm({ legal, onSignedUp }: SignupFormProps) {
  const signup = useSubmission(({ signup }) => signup);
  const [problem, setProblem] = useState<string | null>(null);
  const [entered, setEntered] = useState({ name: "", email: "" });
  const refused = fieldMessages(signup.error);
  const differ = problem === "Passwords do not match";
  const sending = useFormSubmit(FIELDS, ({ confirmPassword, ...account }, form) => {
    setEntered(account);
    const found = newPasswordProblem(account.password, confirmPassword);
    setProblem(found);
    if (!found) return void signup.submit(account, onSignedUp);
    focusField(form, found === "Passwords do not match" ? "confirmPassword" : "password");
  });
  return (
    <form className="flex flex-1 flex-col gap-3.5" {...sending}>
      <NameField label="Full Name" error={refused.name} initial={entered.name} />
      <EmailField label="Email Address" error={refused.email} initial={entered.email} />
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
      {signup.error && <Alert>{signupFailure(signup.error)}</Alert>}
      <SignupAgreement legal={legal} />
      <Button type="submit" size="lg" block pending={signup.isPending || signup.isSuccess}>
        {signup.isPending ? "Creating account…" : "Create Account"}
      </Button>
    </form>
  );
}

/** A refusal always has the same text; a request that never arrived shows its own. */
function signupFailure(error: Error): string {
  return error instanceof ApiError ? "Signup failed" : error.message || "Error";
}

export function SignupAgreement({ legal }: { legal: LegalAddresses }) {
  // Every second piece is a name in braces.
  const pieces = "By creating an account you agree to the {terms} and the {privacy}.".split(
    /\{(terms|privacy)\}/,
  );
  return (
    <p className="mt-auto pt-4 text-center text-muted-foreground text-xs">
      {pieces.map((piece, index) => {
        if (index % 2 === 0) return <Fragment key={piece}>{piece}</Fragment>;
        const document = piece as keyof LegalAddresses;
        return (
          <LegalLink key={piece} document={document} legal={legal} className="text-foreground underline" />
        );
      })}
    </p>
  );
}
