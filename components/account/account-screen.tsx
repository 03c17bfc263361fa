"use client";

import { LogOut } from "lucide-react";
import { SignedInShell } from "@/components/auth/signed-in-shell";
import { useSignOut, useTrainer } from "@/components/auth/use-session";
import { AppHeader, BackLink } from "@/components/layout/app-header";
import { type LegalAddresses, LegalLinks } from "@/components/legal/legal-links";
import { Button } from "@/components/ui/button";
import { BrandCard } from "./brand-card";
import { DataSection } from "./data-section";
import { SecurityCard } from "./security-card";
import { SettingsSection } from "./settings-section";
import { accountTexts } from "./texts";
import { TrainerCard } from "./trainer-card";

const BACK = <BackLink href="/">{accountTexts.back}</BackLink>;

/** The trainer's own account: who they are, their password, this browser's settings, and the way out. */
export function AccountScreen({ legal }: { legal: LegalAddresses }) {
  const trainer = useTrainer();
  const signOut = useSignOut();
  return (
    <SignedInShell
      active="account"
      page="account"
      header={<AppHeader left={BACK} center={<span />} right={<span />} />}
    >
      {trainer && (
        <div className="mx-auto max-w-[560px] lg:mx-0 lg:pt-6">
          <div className="-ml-2.5 mb-2 hidden lg:block">{BACK}</div>
          <TrainerCard trainer={trainer} />
          <BrandCard trainer={trainer} />
          <SecurityCard email={trainer.email} />
          <SettingsSection />
          <Button variant="outline" block className="mt-6 [&_svg]:size-[18px]" onClick={signOut}>
            <LogOut aria-hidden />
            {accountTexts.logout}
          </Button>
          <DataSection />
          <LegalLinks legal={legal} />
        </div>
      )}
    </SignedInShell>
  );
}
