import { pageTexts } from "@/app/texts";
import { SignupSuccessScreen } from "@/components/auth/signup-success-screen";

export const metadata = { title: pageTexts.signupSuccess };

export default function SignupSuccessPage() {
  return <SignupSuccessScreen />;
}
