import { SignupSuccessScreen } from "@/components/accounts/sign-in/signup-success-screen";

export const metadata = { title: "Welcome to Formcast" };

export default function SignupSuccessPage() {
  return <SignupSuccessScreen />;
}
