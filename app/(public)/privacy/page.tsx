import { redirect } from "next/navigation";
import { LegalPage } from "@/components/accounts/welcome/legal-page";
import { privacyTexts } from "@/components/accounts/welcome/legal-texts";
import { legalAddresses, processors } from "@/lib/server/http/legal";

export const metadata = { title: privacyTexts.title };

export default function PrivacyPage() {
  const { privacy } = legalAddresses();
  if (privacy !== "/privacy") redirect(privacy);
  return <LegalPage {...privacyTexts} sections={privacyTexts.sections(processors())} />;
}
