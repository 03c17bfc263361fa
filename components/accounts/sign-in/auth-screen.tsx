"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { EntranceFrame } from "@/components/accounts/welcome/entrance-frame";
import { Logo } from "@/components/platform/frame/logo";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { later, preloadCode } from "@/components/ui/later";
import { Segmented } from "@/components/ui/segmented";
import { safeNext } from "@/lib/accounts/sign-in/next-target";
import { CLOSED_REGISTRATION, type RegistrationMode } from "@/lib/accounts/sign-in/registration";
import type { Trainer } from "@/lib/accounts/sign-in/schema";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { EmailField, PasswordField } from "./auth-fields";
import { failureText } from "./failure-text";
import { useFormSubmit } from "./use-form-submit";
import { loadSession, useSubmission } from "./use-submission";

const CreateAccountForm = later(() => import("./create-account-form").then((module) => module.default));
const ForgotPasswordForm = later(() => import("./forgot-password-form").then((module) => module.default));
const ResetPasswordForm = later(() => import("./reset-password-form").then((module) => module.default), {
  fallback: <div className="h-[250px]" />,
});

type Mode = "sign-in" | "create-account" | "forgot-password" | "set-new-password";

type AuthScreenProps = {
  resetToken: string | null;
  /** Where to go after signing in. */
  next: string | null;
  /** The session ended, and this browser did not sign out. */
  ended: boolean;
  registration: RegistrationMode;
};

export function AuthScreen({ resetToken, next, ended, registration }: AuthScreenProps) {
  const [mode, setMode] = useState<Mode>(resetToken ? "set-new-password" : "sign-in");
  const [email, setEmail] = useState("");
  useForgetAccount(resetToken === null);
  useEffect(
    () => preloadCode(() => Promise.all([CreateAccountForm.preload(), ForgotPasswordForm.preload()])),
    [],
  );

  const enter = async (trainer: Trainer) => {
    const { beginSession } = await loadSession();
    await beginSession(trainer);
    // A full page load, so that no data of the previous account stays in memory.
    window.location.assign(safeNext(next));
  };
  const linkSent = () => {
    setEmail("");
    setMode("sign-in");
  };
  const passwordSet = () => {
    void endKeptSession();
    leaveResetLink();
    setMode("sign-in");
  };

  if (mode === "set-new-password" && resetToken) {
    return (
      <Pane mode={mode} title="Set new password" text="At least 6 characters.">
        <ResetPasswordForm token={resetToken} onReset={passwordSet} />
        <BackToLogin
          onSelect={() => {
            leaveResetLink();
            setMode("sign-in");
          }}
        />
      </Pane>
    );
  }
  if (mode === "forgot-password") {
    return (
      <Pane
        mode={mode}
        title="Forgot password?"
        text="Enter your email. If an account exists, you will receive a password reset link shortly."
      >
        <ForgotPasswordForm email={email} onEmailChange={setEmail} onSent={linkSent} />
        <BackToLogin onSelect={() => setMode("sign-in")} />
      </Pane>
    );
  }
  return (
    <Pane mode="sign-in" title="For Professional Fitness Trainers" tall={ended || mode === "create-account"}>
      {ended && (
        <Alert variant="info" className="mb-4">
          Your session has ended. Sign in again to continue where you were.
        </Alert>
      )}
      <Segmented
        aria-label="Sign in or create an account"
        className="mb-4"
        options={[
          { value: "sign-in", label: "Sign In" },
          { value: "create-account", label: "Create Account" },
        ]}
        value={mode === "create-account" ? mode : "sign-in"}
        onValueChange={setMode}
      />
      {mode === "create-account" && registration !== "open" ? (
        <Alert variant="info">{CLOSED_REGISTRATION[registration]}</Alert>
      ) : mode === "create-account" ? (
        <CreateAccountForm email={email} onEmailChange={setEmail} onRegistered={enter} />
      ) : (
        <SignInForm
          email={email}
          onEmailChange={setEmail}
          onForgot={() => setMode("forgot-password")}
          onSignedIn={enter}
        />
      )}
    </Pane>
  );
}

/** The sign-in page means that no session exists, so a stored account is stale. */
function useForgetAccount(enabled: boolean): void {
  useEffect(() => {
    if (enabled && useSessionStore.getState().isAuthenticated) void endKeptSession();
  }, [enabled]);
}

async function endKeptSession(): Promise<void> {
  const { endSession } = await loadSession();
  await endSession();
}

function leaveResetLink(): void {
  window.history.replaceState(null, "", "/login");
}

type PaneProps = {
  mode: Mode;
  title: string;
  text?: string;
  tall?: boolean;
  children: ReactNode;
};

function Pane({ mode, title, text, tall = false, children }: PaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed link unmounts with the mode, so its focus moves here.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [mode]);
  return (
    <EntranceFrame
      figure={mode === "set-new-password" ? "none" : tall ? "side-small" : "side"}
      top={<Logo className="h-7 w-auto" />}
    >
      <h1 ref={heading} tabIndex={-1} className="type-display max-w-[300px] text-2xl">
        {title}
      </h1>
      {text && <p className="mt-2 text-muted-foreground">{text}</p>}
      <div className="mt-6 pb-5">{children}</div>
    </EntranceFrame>
  );
}

function BackToLogin({ onSelect }: { onSelect: () => void }) {
  return (
    <Button variant="ghost" size="sm" className="mx-auto mt-2 flex" onClick={onSelect}>
      ← Back to Login
    </Button>
  );
}

type SignInFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  onForgot: () => void;
  onSignedIn: (trainer: Trainer) => void;
};

function SignInForm({ email, onEmailChange, onForgot, onSignedIn }: SignInFormProps) {
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
