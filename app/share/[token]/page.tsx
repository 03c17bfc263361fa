import { notFound } from "next/navigation";
import { QueryProvider } from "@/app/query-provider";
import { SharedScreen } from "@/components/sharing/links/shared-screen";
import { isShareOpen } from "@/lib/server/http/link-gate";
import { sharePageWords } from "@/lib/sharing/words/en";

export const metadata = {
  ...sharePageWords,
  robots: { index: false, follow: false, nocache: true },
  referrer: "no-referrer" as const,
};

export default async function SharePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  if (!(await isShareOpen(token))) notFound();
  return (
    <QueryProvider>
      <SharedScreen token={token} />
    </QueryProvider>
  );
}
