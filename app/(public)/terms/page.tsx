import { redirect } from "next/navigation";
import { LegalPage } from "@/components/legal/legal-page";
import { termsTexts } from "@/components/legal/texts";
import { legalAddresses } from "@/lib/server/legal";

export const metadata = { title: termsTexts.title };

export default function TermsPage() {
  const { terms } = legalAddresses();
  if (terms !== "/terms") redirect(terms);
  return <LegalPage {...termsTexts} />;
}
