import { askClient, askClients } from "@/app/(trainer)/ask-client";
import { Prefetched } from "@/app/prefetched";
import { pageTexts } from "@/app/texts";
import { OnboardingScreen } from "@/components/clients/form/onboarding-screen";

export const metadata = { title: pageTexts.client };

type Search = { searchParams: Promise<{ clientId?: string | string[] }> };

/** The form, and whom it edits; without an id a new client. */
export default async function ClientOnboardingPage({ searchParams }: Search) {
  const { clientId } = await searchParams;
  const asked = typeof clientId === "string" ? clientId : null;
  return (
    <Prefetched questions={({ reader }) => (asked ? [askClient(asked), askClients(reader.trainerId)] : [])}>
      <OnboardingScreen clientId={asked} />
    </Prefetched>
  );
}
