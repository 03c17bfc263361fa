import { pageTexts } from "@/app/texts";
import { SignupScreen } from "@/components/accounts/sign-in/signup-screen";
import { legalAddresses, registration } from "@/lib/server/http/legal";

export const metadata = { title: pageTexts.signup };

export default function SignupPage() {
  return <SignupScreen legal={legalAddresses()} registration={registration()} />;
}
