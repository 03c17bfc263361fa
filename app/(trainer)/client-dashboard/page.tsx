import { prefetchRoster } from "@/app/(trainer)/prefetch-roster";
import { Prefetched } from "@/app/prefetched";
import type { PageSearch } from "@/app/search-params";
import { DashboardScreen } from "@/components/desk/dashboard/dashboard-screen";

export const metadata = { title: "Clients" };

export default async function DashboardPage({ searchParams }: PageSearch) {
  return (
    <Prefetched questions={await prefetchRoster(searchParams)}>
      <DashboardScreen />
    </Prefetched>
  );
}
