import { askClient, askForecast, type ClientPageProps, titleOfClientPage } from "@/app/(trainer)/ask-client";
import { Prefetched } from "@/app/prefetched";
import { MorphsScreen } from "@/components/client-page/morphs-screen";
import { clientTabTexts } from "@/components/client-page/texts";

export const generateMetadata = titleOfClientPage(clientTabTexts.morphs);

export default async function MorphsPage({ params }: ClientPageProps) {
  const { id } = await params;
  return (
    <Prefetched questions={() => [askClient(id), askForecast(id)]}>
      <MorphsScreen clientId={id} />
    </Prefetched>
  );
}
