import type { Metadata } from "next";
import { pageTexts } from "@/app/texts";
import { AuthScreen } from "@/components/auth/auth-screen";

export const metadata: Metadata = {
  title: pageTexts.login,
  // The address may hold a reset token, which no other site may learn.
  referrer: "no-referrer",
};

type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LoginPage({ searchParams }: Search) {
  const { reset, next, ended } = await searchParams;
  return <AuthScreen resetToken={single(reset)} next={single(next)} ended={ended !== undefined} />;
}

function single(value: string | string[] | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
