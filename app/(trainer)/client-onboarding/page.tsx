import { pageTexts } from "@/app/texts";
import { OnboardingScreen } from "@/components/clients/form/onboarding-screen";

export const metadata = { title: pageTexts.client };

type Search = { searchParams: Promise<{ clientId?: string | string[] }> };

/** Every "Add New Client" leads here, so that without an id the form is a new client's. */
export default async function ClientOnboardingPage({ searchParams }: Search) {
  const { clientId } = await searchParams;
  return (
    <OnboardingScreen clientId={typeof clientId === "string" ? clientId : null} followsActiveClient={false} />
  );
}
