"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { IntakeLinkButton } from "@/components/check-ins/inbox/intake-link-button";
import { ClientEditor } from "@/components/clients/form/client-editor";
import { ExistingClientEditor } from "@/components/clients/form/existing-client-editor";
import { ExistingClientPicker } from "@/components/clients/form/existing-client-picker";
import { ActionBar } from "@/components/platform/frame/action-bar";
import { AppHeader } from "@/components/platform/frame/app-header";
import { PageLink } from "@/components/platform/frame/page-link";
import { usePageTitle } from "@/components/platform/frame/page-title";
import { useSearchParamState } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import { toastFailure } from "@/components/ui/toast-store";
import { clientQuery } from "@/lib/clients/record/queries";

type OnboardingScreenProps = {
  clientId: string | null;
  offer?: ReactNode;
};

const MODES = [
  { value: "new", label: "New" },
  { value: "select", label: "Select" },
] as const;

export function OnboardingScreen({ clientId, offer }: OnboardingScreenProps) {
  const router = useRouter();
  const trainer = useTrainer();
  const [asked, ask] = useSearchParamState("mode");
  const [isNew, setNew] = useState(false);
  const mode = asked === "select" ? "select" : clientId && !isNew ? "edit" : "new";
  const { data: client } = useQuery({ ...clientQuery(clientId ?? ""), enabled: false });
  usePageTitle(`${mode === "edit" && client ? `Edit ${client.name}` : "Add New Client"} · Formcast`);

  const startNew = () => {
    ask(null);
    setNew(true);
    if (clientId !== null) router.replace("/client-onboarding");
  };
  return (
    <SignedInShell
      active={mode === "edit" ? "clients" : "add-client"}
      header={<OnboardingHeader />}
      dock={null}
    >
      <div className="flex flex-col gap-[18px] pt-2 pb-[18px] lg:flex-row lg:items-center lg:justify-between lg:gap-4 lg:pt-[18px]">
        <h1 className="type-display sr-only text-2xl lg:not-sr-only">
          {mode === "edit" ? "Edit Client" : "Add New Client"}
        </h1>
        {mode === "edit" && clientId && (
          <div className="order-last lg:order-none lg:ml-auto lg:w-[340px]">
            <ExistingClientPicker
              trainerId={trainer?.id}
              value={clientId}
              onOpen={(page) => router.push(page)}
            />
          </div>
        )}
        <Segmented
          aria-label="Client"
          options={MODES}
          value={mode === "edit" ? "select" : mode}
          onValueChange={(next) => (next === "new" ? startNew() : ask("select"))}
          className="lg:w-[220px] lg:p-[3px] lg:[&>button]:min-h-10"
        />
      </div>
      {mode === "new" && (
        <div className="mb-[18px]">
          <IntakeLinkButton />
        </div>
      )}
      {mode === "new" && offer}
      {mode === "new" && (
        <ClientEditor
          key="new"
          trainerId={trainer?.id}
          client={null}
          offerDraft={isNew}
          onDeleted={startNew}
        />
      )}
      {mode === "select" && <SelectClient trainerId={trainer?.id} onOpen={(page) => router.push(page)} />}
      {mode === "edit" && clientId && (
        <ExistingClientEditor key={clientId} trainerId={trainer?.id} clientId={clientId} onGone={startNew} />
      )}
    </SignedInShell>
  );
}

function OnboardingHeader() {
  return (
    <AppHeader
      left={
        <Button asChild variant="ghost" size="icon">
          <PageLink href="/client-dashboard" aria-label="Back">
            <ArrowLeft aria-hidden />
          </PageLink>
        </Button>
      }
    />
  );
}

type SelectClientProps = { trainerId: string | undefined; onOpen: (page: string) => void };

function SelectClient({ trainerId, onOpen }: SelectClientProps) {
  const remind = () =>
    toastFailure("Select a client", "Please select an existing client or switch to create a new one.");
  return (
    <>
      <div className="lg:max-w-[480px]">
        <ExistingClientPicker trainerId={trainerId} value={undefined} onOpen={onOpen} />
      </div>
      <ActionBar
        action={
          <Button size="lg" block onClick={remind} className="lg:min-h-13">
            Generate
          </Button>
        }
      />
    </>
  );
}
