import {
  type ClientPageProps,
  clientPageTitle,
  prefetchClient,
  prefetchForecast,
} from "@/app/(trainer)/prefetch-client";
import { Prefetched } from "@/app/prefetched";
import { MorphsScreen } from "@/components/client-page/morphs-screen";
import { clientTabTexts } from "@/components/client-page/texts";

export const generateMetadata = clientPageTitle(clientTabTexts.morphs);

export default async function MorphsPage({ params }: ClientPageProps) {
  const { id } = await params;
  return (
    <Prefetched questions={() => [prefetchClient(id), prefetchForecast(id)]}>
      <MorphsScreen clientId={id} />
    </Prefetched>
  );
}
