import { SignupScreen } from "@/components/auth/signup-screen";

export const metadata = { title: "Create Account" };

export default function SignupPage() {
  return <SignupScreen />;
}
