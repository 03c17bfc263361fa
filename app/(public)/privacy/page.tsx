import { redirect } from "next/navigation";
import { LegalPage } from "@/components/legal/legal-page";
import { privacyTexts } from "@/components/legal/texts";
import { legalAddresses, processors } from "@/lib/server/legal";

export const metadata = { title: privacyTexts.title };

export default function PrivacyPage() {
  const { privacy } = legalAddresses();
  if (privacy !== "/privacy") redirect(privacy);
  return <LegalPage {...privacyTexts} sections={privacyTexts.sections(processors())} />;
}
