import { Prefetched } from "@/app/prefetched";
import { OnboardingScreen } from "@/components/clients/form/onboarding-screen";
import { askClient, askClients } from "./ask-client";

type Search = { clientId?: string | string[] };
export type ClientFormSearch = { searchParams: Promise<Search> };

type ClientFormPageProps = { search: Search; followsActiveClient: boolean };

/** The form, and whom it edits: who is asked for, or who is worked with. */
export function ClientFormPage({ search, followsActiveClient }: ClientFormPageProps) {
  const asked = typeof search.clientId === "string" ? search.clientId : null;
  return (
    <Prefetched
      questions={({ reader }) => {
        const edited = asked ?? (followsActiveClient ? reader.activeClientId : null);
        return edited ? [askClient(edited), askClients(reader.trainerId)] : [];
      }}
    >
      <OnboardingScreen clientId={asked} followsActiveClient={followsActiveClient} />
    </Prefetched>
  );
}
