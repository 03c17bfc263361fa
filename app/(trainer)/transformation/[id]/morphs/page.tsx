import { askClient, askForecast, type ClientPageProps } from "@/app/(trainer)/ask-client";
import { Prefetched } from "@/app/prefetched";
import { pageTexts } from "@/app/texts";
import { MorphsScreen } from "@/components/client-page/morphs-screen";

export const metadata = { title: pageTexts.transformation };

export default async function MorphsPage({ params }: ClientPageProps) {
  const { id } = await params;
  return (
    <Prefetched questions={() => [askClient(id), askForecast(id)]}>
      <MorphsScreen clientId={id} />
    </Prefetched>
  );
}
