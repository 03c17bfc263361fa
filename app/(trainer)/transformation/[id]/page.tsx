import { TransformationScreen } from "@/components/transformations/transformation-screen";

export const metadata = { title: "Transformation" };

export default async function TransformationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <TransformationScreen clientId={id} />;
}
