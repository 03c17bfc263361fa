import type { Metadata } from "next";
import { type PageSearch, singleParameter } from "@/app/search-params";
import { StopMailsScreen } from "@/components/accounts/welcome/stop-mails-screen";

export const metadata: Metadata = {
  title: "No more mails",
  // The address contains a token, which no other site may see.
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

export default async function StopMailsPage({ searchParams }: PageSearch) {
  return <StopMailsScreen token={singleParameter((await searchParams).stop) ?? ""} />;
}
