import { GET as getClient } from "@/app/api/client/[id]/route";
import { FirstView } from "@/app/first-view";
import { pageTexts } from "@/app/texts";
import { TransformationScreen } from "@/components/transformations/transformation-screen";
import { clientKey } from "@/lib/clients/keys";

export const metadata = { title: pageTexts.transformation };

export default async function TransformationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <>
      <FirstView questions={[{ ask: getClient, params: { id }, queryKey: () => clientKey(id) }]} />
      <TransformationScreen clientId={id} />
    </>
  );
}
