import type { Metadata } from "next";
import { type PageSearch, singleParameter } from "@/app/search-params";
import { RemindersScreen } from "@/components/check-ins/page/reminders-screen";

export const metadata: Metadata = {
  title: "Reminders of your check-ins",
  // The address contains a token, which no other site may see.
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

export default async function RemindersPage({ searchParams }: PageSearch) {
  return <RemindersScreen token={singleParameter((await searchParams).confirm) ?? ""} />;
}
