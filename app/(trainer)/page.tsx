import { OnboardingScreen } from "@/components/clients/form/onboarding-screen";

type Search = { searchParams: Promise<{ clientId?: string | string[] }> };

/** Whoever comes back here goes on with the client they were working with. */
export default async function HomePage({ searchParams }: Search) {
  const { clientId } = await searchParams;
  return <OnboardingScreen clientId={typeof clientId === "string" ? clientId : null} followsActiveClient />;
}
