import type { Metadata } from "next";
import { pageTexts } from "@/app/texts";
import { ConfirmEmailScreen } from "@/components/account/confirm-email-screen";

export const metadata: Metadata = {
  title: pageTexts.confirmEmail,
  // The address holds a token, which no other site may learn.
  referrer: "no-referrer",
};

type Search = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ConfirmEmailPage({ searchParams }: Search) {
  const { token } = await searchParams;
  return <ConfirmEmailScreen token={typeof token === "string" ? token : ""} />;
}
