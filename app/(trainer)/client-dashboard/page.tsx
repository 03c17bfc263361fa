import { askRoster, type RosterSearch } from "@/app/(trainer)/ask-roster";
import { Prefetched } from "@/app/prefetched";
import { pageTexts } from "@/app/texts";
import { DashboardScreen } from "@/components/clients/dashboard-screen";

export const metadata = { title: pageTexts.clients };

export default async function DashboardPage({ searchParams }: RosterSearch) {
  return (
    <Prefetched questions={await askRoster(searchParams)}>
      <DashboardScreen />
    </Prefetched>
  );
}
