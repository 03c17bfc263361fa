import type { Metadata } from "next";
import { type PageSearch, singleParameter } from "@/app/search-params";
import { ConfirmEmailScreen } from "@/components/accounts/settings/confirm-email-screen";

export const metadata: Metadata = {
  title: "Confirm your new address",
  // The address contains a token, which no other site may see.
  referrer: "no-referrer",
};

export default async function ConfirmEmailPage({ searchParams }: PageSearch) {
  const { token } = await searchParams;
  return <ConfirmEmailScreen token={singleParameter(token) ?? ""} />;
}
