import { GET as getClient } from "@/app/api/client/[id]/route";
import { POST as getTimeline } from "@/app/api/client/[id]/timeline/route";
import { FirstView } from "@/app/first-view";
import { pageTexts } from "@/app/texts";
import { TransformationScreen } from "@/components/transformations/transformation-screen";
import { clientKey } from "@/lib/clients/keys";
import { namedPictures } from "@/lib/clients/pictures";
import { timelineKey } from "@/lib/timeline/keys";

export const metadata = { title: pageTexts.transformation };

type TransformationPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ tab?: string | string[] }>;
};

export default async function TransformationPage({ params, searchParams }: TransformationPageProps) {
  const [{ id }, { tab }] = await Promise.all([params, searchParams]);
  const client = {
    ask: getClient,
    params: { id },
    queryKey: () => clientKey(id),
    ...(tab === "morphs" && { picturesIn: namedPictures }),
  };
  const timeline = { ask: getTimeline, params: { id }, body: {}, queryKey: () => timelineKey(id) };
  const showsForecast = tab === "morphs" || tab === "timeline";
  return (
    <FirstView questions={showsForecast ? [client, timeline] : [client]}>
      <TransformationScreen clientId={id} />
    </FirstView>
  );
}
