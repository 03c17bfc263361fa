import type { Metadata } from "next";
import { type PageSearch, singleParameter } from "@/app/search-params";
import { AuthScreen } from "@/components/accounts/sign-in/auth-screen";
import { registration } from "@/lib/server/http/legal";

export const metadata: Metadata = {
  title: "Sign in",
  // The address may contain a reset token, which no other site may see.
  referrer: "no-referrer",
};

export default async function LoginPage({ searchParams }: PageSearch) {
  const { reset, next, ended } = await searchParams;
  return (
    <AuthScreen
      resetToken={singleParameter(reset)}
      next={singleParameter(next)}
      ended={ended !== undefined}
      registration={registration()}
    />
  );
}
