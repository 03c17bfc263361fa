import { SignupScreen } from "@/components/accounts/sign-in/signup-screen";
import { legalAddresses, registration } from "@/lib/server/http/legal";

export const metadata = { title: "Create Account" };

export default function SignupPage() {
  return <SignupScreen legal={legalAddresses()} registration={registration()} />;
}
