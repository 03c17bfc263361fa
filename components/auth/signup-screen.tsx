"use client";

import { ArrowLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { Logo } from "@/components/layout/logo";
import { PageLink } from "@/components/layout/page-link";
import type { LegalAddresses } from "@/components/legal/legal-links";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EntranceFrame } from "@/components/welcome/entrance-frame";
import { LoginLink } from "@/components/welcome/login-link";
import { type RegistrationMode, registrationTexts } from "@/lib/auth/texts";
import { signupTexts } from "./signup/texts";
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
            <PageLink href="/welcome/5" aria-label={signupTexts.back}>
              <ArrowLeft aria-hidden />
            </PageLink>
          </Button>
          <Logo form="mark" className="h-[26px]" />
        </>
      }
    >
      <h1 className="type-display mb-5 text-3xl">{signupTexts.title}</h1>
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
        <Alert variant="info">{registrationTexts[registration]}</Alert>
      )}
      <LoginLink />
    </EntranceFrame>
  );
}
