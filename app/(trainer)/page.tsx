import { prefetchRoster } from "@/app/(trainer)/prefetch-roster";
import { Prefetched } from "@/app/prefetched";
import type { PageSearch } from "@/app/search-params";
import { HomeScreen } from "@/components/desk/dashboard/home-screen";

export const metadata = { title: "Clients" };

export default async function HomePage({ searchParams }: PageSearch) {
  return (
    <Prefetched questions={await prefetchRoster(searchParams)}>
      <HomeScreen />
    </Prefetched>
  );
}
