import { redirect } from "next/navigation";
import { LegalPage } from "@/components/accounts/welcome/legal-page";
import { termsTexts } from "@/components/accounts/welcome/legal-texts";
import { legalAddresses } from "@/lib/server/http/legal";

export const metadata = { title: termsTexts.title };

export default function TermsPage() {
  const { terms } = legalAddresses();
  if (terms !== "/terms") redirect(terms);
  return <LegalPage {...termsTexts} />;
}
