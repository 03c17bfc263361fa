"use client";

import { ArrowLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { EntranceFrame } from "@/components/accounts/welcome/entrance-frame";
import type { LegalAddresses } from "@/components/accounts/welcome/legal-links";
import { LoginLink } from "@/components/accounts/welcome/login-link";
import { Logo } from "@/components/platform/frame/logo";
import { PageLink } from "@/components/platform/frame/page-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CLOSED_REGISTRATION, type RegistrationMode } from "@/lib/accounts/sign-in/registration";
import { SignupForm } from "./signup-form";
import { loadSession } from "./use-submission";

type SignupScreenProps = { legal: LegalAddresses; registration: RegistrationMode };

export function SignupScreen({ legal, registration }: SignupScreenProps) {
  const router = useRouter();
  return (
    <EntranceFrame
      align="top"
      top={
        <>
          <Button asChild variant="ghost" size="icon" className="-ml-2.5">
            <PageLink href="/welcome/5" aria-label="Back">
              <ArrowLeft aria-hidden />
            </PageLink>
          </Button>
          <Logo form="mark" className="h-[26px]" />
        </>
      }
    >
      <h1 className="type-display mb-5 text-3xl">Create Account</h1>
      {registration === "open" ? (
        <SignupForm
          legal={legal}
          onSignedUp={async (trainer) => {
            const { beginSession } = await loadSession();
            await beginSession(trainer);
            router.push("/signup/success");
          }}
        />
      ) : (
        <Alert variant="info">{CLOSED_REGISTRATION[registration]}</Alert>
      )}
      <LoginLink />
    </EntranceFrame>
  );
}
