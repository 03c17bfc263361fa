import { askClient, askClients } from "@/app/(trainer)/ask-client";
import { Prefetched } from "@/app/prefetched";
import { type PageSearch, singleParameter } from "@/app/search-params";
import { pageTexts } from "@/app/texts";
import { OnboardingScreen } from "@/components/clients/form/onboarding-screen";

export const metadata = { title: pageTexts.client };

/** The form, and whom it edits; without an id a new client. */
export default async function ClientOnboardingPage({ searchParams }: PageSearch) {
  const { clientId } = await searchParams;
  const asked = singleParameter(clientId);
  return (
    <Prefetched questions={({ reader }) => (asked ? [askClient(asked), askClients(reader.trainerId)] : [])}>
      <OnboardingScreen clientId={asked} />
    </Prefetched>
  );
}
