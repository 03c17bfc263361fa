import { pageTexts } from "@/app/texts";
import { SignupScreen } from "@/components/auth/signup-screen";

export const metadata = { title: pageTexts.signup };

export default function SignupPage() {
  return <SignupScreen />;
}
