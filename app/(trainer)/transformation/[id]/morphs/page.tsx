import {
  type ClientPageProps,
  clientPageTitle,
  prefetchClient,
  prefetchForecast,
} from "@/app/(trainer)/prefetch-client";
import { Prefetched } from "@/app/prefetched";
import { MorphsScreen } from "@/components/client-page/morphs-screen";
import { clientTabTexts } from "@/components/client-page/texts";
import { listJourneys } from "@/lib/clients/contract";
import { journeysKey } from "@/lib/clients/image-queries";
import * as photos from "@/lib/clients/photo-service";
import { ask } from "@/lib/server/prefetch";

export const generateMetadata = clientPageTitle(clientTabTexts.morphs);

export default async function MorphsPage({ params }: ClientPageProps) {
  const { id } = await params;
  return (
    <Prefetched
      questions={() => [
        prefetchClient(id),
        prefetchForecast(id),
        ask(journeysKey(id), listJourneys, photos.listJourneys, { params: { id } }),
      ]}
    >
      <MorphsScreen clientId={id} />
    </Prefetched>
  );
}
