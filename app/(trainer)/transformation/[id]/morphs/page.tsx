import {
  type ClientPageProps,
  clientPageTitle,
  prefetchClient,
  prefetchFigures,
  prefetchForecast,
} from "@/app/(trainer)/prefetch-client";
import { Prefetched } from "@/app/prefetched";
import { MorphsScreen } from "@/components/desk/client-page/morphs-screen";
import * as photos from "@/lib/clients/pictures/service";
import { listJourneys } from "@/lib/clients/record/contract";
import { ask } from "@/lib/server/http/prefetch";

export const generateMetadata = clientPageTitle("Morphs");

export default async function MorphsPage({ params }: ClientPageProps) {
  const { id } = await params;
  const figures = await prefetchFigures(id);
  return (
    <Prefetched
      questions={() => [
        prefetchClient(id),
        prefetchForecast(id),
        ask(listJourneys, photos.listJourneys, { params: { id } }),
        ...figures,
      ]}
    >
      <MorphsScreen clientId={id} />
    </Prefetched>
  );
}
