import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { CheckInScreen } from "@/components/check-ins/page/check-in-screen";
import { BodyOutline } from "@/components/platform/frame/body-outline";
import { getCheckInPage } from "@/lib/check-ins/page/contract";
import { checkInPageWords } from "@/lib/check-ins/words/en";
import { ANY_TOKEN } from "@/lib/platform/browser/shells";
import { openCheckIn } from "@/lib/server/http/link-gate";
import { isNavigation } from "@/lib/server/http/page-headers";
import { decimalMarkOf } from "@/lib/text/written-number";

type PageProps = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { token } = await params;
  return {
    ...checkInPageWords,
    robots: { index: false, follow: false, nocache: true },
    referrer: "no-referrer",
    manifest: `/api/check-in/${encodeURIComponent(token)}/manifest`,
    appleWebApp: { capable: true, title: checkInPageWords.title },
  };
}

export default async function CheckInPage({ params }: PageProps) {
  const { token } = await params;
  const shown = token === ANY_TOKEN ? null : await openCheckIn(token);
  if (shown === "closed") notFound();
  const requestHeaders = await headers();
  // Parsed, so that only declared fields reach the browser.
  const drawn = shown && isNavigation(requestHeaders) ? getCheckInPage.reply.parse(shown) : null;
  const place = "absolute inset-x-0 top-[4%] mx-auto h-[92%]";
  const outline = {
    front: <BodyOutline filled className={place} />,
    back: <BodyOutline filled side="back" className={place} />,
  };
  const mark = decimalMarkOf(requestHeaders.get("accept-language"));
  return <CheckInScreen token={token} drawn={drawn} outline={outline} mark={mark} />;
}
