import { pageTexts } from "@/app/texts";
import { TransformationScreen } from "@/components/transformations/transformation-screen";

export const metadata = { title: pageTexts.transformation };

export default async function TransformationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <TransformationScreen clientId={id} />;
}
