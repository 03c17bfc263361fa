"use client";

import { ArrowLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { Logo } from "@/components/layout/logo";
import { PageLink } from "@/components/layout/page-link";
import type { LegalAddresses } from "@/components/legal/legal-links";
import { Button } from "@/components/ui/button";
import { EntranceFrame } from "@/components/welcome/entrance-frame";
import { LoginLink } from "@/components/welcome/login-link";
import { signupTexts } from "./signup/texts";
import { SignupForm } from "./signup-form";
import { loadSession } from "./use-submission";

export function SignupScreen({ legal }: { legal: LegalAddresses }) {
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
      <SignupForm
        legal={legal}
        onSignedUp={async (trainer) => {
          const { beginSession } = await loadSession();
          await beginSession(trainer);
          router.push("/signup/success");
        }}
      />
      <LoginLink />
    </EntranceFrame>
  );
}
