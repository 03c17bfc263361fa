import { PlaygroundScreen } from "@/components/desk/playground/playground-screen";

export const metadata = { title: "Playground", robots: { index: false } };

type PlaygroundPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PlaygroundPage({ searchParams }: PlaygroundPageProps) {
  return <PlaygroundScreen query={await searchParams} />;
}
