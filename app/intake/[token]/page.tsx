import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { IntakeScreen } from "@/components/check-ins/intake/intake-screen";
import { BodyOutline } from "@/components/platform/frame/body-outline";
import { getIntakePage } from "@/lib/check-ins/intake/contract";
import { de } from "@/lib/check-ins/words/de-intake";
import { en } from "@/lib/check-ins/words/en-intake";
import { es } from "@/lib/check-ins/words/es-intake";
import { fr } from "@/lib/check-ins/words/fr-intake";
import { ANY_TOKEN } from "@/lib/platform/browser/shells";
import { openIntake } from "@/lib/server/http/link-gate";
import { isNavigation } from "@/lib/server/http/page-headers";
import { readingOf } from "@/lib/text/languages";

type PageProps = { params: Promise<{ token: string }> };

const readingHere = async () => readingOf((await headers()).get("accept-language"));

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await readingHere();
  return {
    title: { en, es, de, fr }[language].title,
    robots: { index: false, follow: false, nocache: true },
    referrer: "no-referrer",
  };
}

export default async function IntakePage({ params }: PageProps) {
  const { token } = await params;
  const shown = token === ANY_TOKEN ? null : await openIntake(token);
  if (shown === "closed") notFound();
  // Parsed, so that only declared fields reach the browser.
  const drawn = shown && isNavigation(await headers()) ? getIntakePage.reply.parse(shown) : null;
  const place = "absolute inset-x-0 top-[4%] mx-auto h-[92%]";
  const outline = {
    front: <BodyOutline filled className={place} />,
    back: <BodyOutline filled side="back" className={place} />,
  };
  const reading = await readingHere();
  return (
    <div lang={reading.language}>
      <IntakeScreen token={token} drawn={drawn} outline={outline} reading={reading} />
    </div>
  );
}
