import { prefetchClient, prefetchClients } from "@/app/(trainer)/prefetch-client";
import { Prefetched } from "@/app/prefetched";
import { type PageSearch, singleParameter } from "@/app/search-params";
import { OnboardingScreen } from "@/components/desk/dashboard/onboarding-screen";

export const metadata = { title: "Client" };

/** Edits the client of `clientId`, or starts a new one. */
export default async function ClientOnboardingPage({ searchParams }: PageSearch) {
  const { clientId } = await searchParams;
  const asked = singleParameter(clientId);
  return (
    <Prefetched
      questions={({ reader }) => (asked ? [prefetchClient(asked), prefetchClients(reader.trainerId)] : [])}
    >
      <OnboardingScreen clientId={asked} />
    </Prefetched>
  );
}
