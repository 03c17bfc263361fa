import { prefetchRoster } from "@/app/(trainer)/prefetch-roster";
import { Prefetched } from "@/app/prefetched";
import type { PageSearch } from "@/app/search-params";
import { pageTexts } from "@/app/texts";
import { DashboardScreen } from "@/components/desk/dashboard/dashboard-screen";

export const metadata = { title: pageTexts.clients };

export default async function DashboardPage({ searchParams }: PageSearch) {
  return (
    <Prefetched questions={await prefetchRoster(searchParams)}>
      <DashboardScreen />
    </Prefetched>
  );
}
