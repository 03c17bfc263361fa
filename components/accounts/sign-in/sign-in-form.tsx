"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Trainer } from "@/lib/accounts/sign-in/schema";
import { EmailField, PasswordField } from "./auth-fields";
import { failureText } from "./failure-text";
import { useFormSubmit } from "./use-form-submit";
import { useSubmission } from "./use-submission";

type SignInFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  onForgot: () => void;
  onSignedIn: (trainer: Trainer) => void;
};

export function SignInForm({ email, onEmailChange, onForgot, onSignedIn }: SignInFormProps) {
  const login = useSubmission(({ login }) => login);
  const sending = useFormSubmit(["email", "password"], (values) => {
    onEmailChange(values.email);
    void login.submit(values, onSignedIn);
  });
  return (
    <form className="flex flex-col gap-4" {...sending}>
      <EmailField label="Email" initial={email} onChange={onEmailChange} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        labelEnd={
          <Button variant="link" size="sm" onClick={onForgot}>
            Forgot password?
          </Button>
        }
      />
      {login.error && <Alert>{failureText(login.error, "Login failed")}</Alert>}
      {/* Stays busy after success, until the next page has loaded. */}
      <Button type="submit" size="lg" block className="mt-1" pending={login.isPending || login.isSuccess}>
        Sign In
      </Button>
    </form>
  );
}
