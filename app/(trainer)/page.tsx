import { prefetchRoster } from "@/app/(trainer)/prefetch-roster";
import { Prefetched } from "@/app/prefetched";
import type { PageSearch } from "@/app/search-params";
import { pageTexts } from "@/app/texts";
import { HomeScreen } from "@/components/desk/dashboard/home-screen";

export const metadata = { title: pageTexts.clients };

export default async function HomePage({ searchParams }: PageSearch) {
  return (
    <Prefetched questions={await prefetchRoster(searchParams)}>
      <HomeScreen />
    </Prefetched>
  );
}
