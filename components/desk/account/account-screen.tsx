"use client";

import { Download, LogOut, Shield } from "lucide-react";
import { useState } from "react";
import { BrandCard } from "@/components/accounts/settings/brand-card";
import { ChangeEmailForm } from "@/components/accounts/settings/change-email-form";
import { ChangePasswordForm } from "@/components/accounts/settings/change-password-form";
import { FormBehindButton } from "@/components/accounts/settings/form-behind-button";
import { SettingsSection } from "@/components/accounts/settings/settings-section";
import { TrainerCard } from "@/components/accounts/settings/trainer-card";
import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { useSignOut, useTrainer } from "@/components/accounts/sign-in/use-session";
import { type LegalAddresses, LegalLinks } from "@/components/accounts/welcome/legal-links";
import { DeleteAccountDialog } from "@/components/admin/deletions/delete-account-dialog";
import { AppHeader, BackLink } from "@/components/platform/frame/app-header";
import { DownloadLink } from "@/components/platform/frame/download-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { loggerDefaultsOf } from "@/lib/platform/browser/use-logger-defaults";
import { ACCOUNT_ARCHIVE_URL } from "@/lib/text/addresses";
import { LoggerSection } from "./logger-section";

const BACK = <BackLink href="/">← Back to Clients</BackLink>;

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
        <div className="mx-auto max-w-[560px] lg:mx-0 lg:grid lg:max-w-[1180px] lg:grid-cols-2 lg:items-start lg:gap-x-10 lg:pt-6">
          <div className="min-w-0">
            <div className="-ml-2.5 mb-2 hidden lg:block">{BACK}</div>
            <TrainerCard trainer={trainer} />
            <BrandCard trainer={trainer} />
            <SecurityCard email={trainer.email} />
          </div>
          <div className="min-w-0">
            <SettingsSection />
            <LoggerSection saved={loggerDefaultsOf(trainer)} />
            <Button variant="outline" block className="mt-6 [&_svg]:size-[18px]" onClick={signOut}>
              <LogOut aria-hidden />
              Logout
            </Button>
            <DataSection />
            <LegalLinks legal={legal} />
          </div>
        </div>
      )}
    </SignedInShell>
  );
}

export function DataSection() {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <section className="mt-8">
      <h2 className="mb-2.5 font-strong text-lg">Your data</h2>
      <Button asChild variant="secondary" block>
        <DownloadLink href={ACCOUNT_ARCHIVE_URL}>
          <Download aria-hidden />
          Download my data
        </DownloadLink>
      </Button>
      <p className="mt-2 text-muted-foreground text-xs">
        A ZIP file with every client, photo, image and workout.
      </p>
      <Button variant="outline" block className="mt-5 text-destructive" onClick={() => setDeleting(true)}>
        Delete my account
      </Button>
      <DeleteAccountDialog isOpen={isDeleting} onOpenChange={setDeleting} />
    </section>
  );
}

function SecurityCard({ email }: { email: string }) {
  return (
    <Card className="mt-5">
      <div className="flex items-center gap-2.5">
        <Shield aria-hidden className="size-[22px] stroke-[1.9] text-muted-foreground" />
        <CardTitle>Security</CardTitle>
      </div>
      <FormBehindButton label="Change Password">
        {(close) => <ChangePasswordForm email={email} onClose={close} />}
      </FormBehindButton>
      <FormBehindButton label="Change Email">
        {(close) => <ChangeEmailForm onClose={close} />}
      </FormBehindButton>
    </Card>
  );
}
