import { askRoster, type RosterSearch } from "@/app/(trainer)/ask-roster";
import { Prefetched } from "@/app/prefetched";
import { pageTexts } from "@/app/texts";
import { HomeScreen } from "@/components/clients/home-screen";

export const metadata = { title: pageTexts.clients };

export default async function HomePage({ searchParams }: RosterSearch) {
  return (
    <Prefetched questions={await askRoster(searchParams)}>
      <HomeScreen />
    </Prefetched>
  );
}
