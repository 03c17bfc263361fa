import { pageTexts } from "@/app/texts";
import { SignupSuccessScreen } from "@/components/accounts/sign-in/signup-success-screen";

export const metadata = { title: pageTexts.signupSuccess };

export default function SignupSuccessPage() {
  return <SignupSuccessScreen />;
}
