import { SignupSuccessScreen } from "@/components/auth/signup-success-screen";

export const metadata = { title: "Welcome to Formcast" };

export default function SignupSuccessPage() {
  return <SignupSuccessScreen />;
}
