import type { Metadata } from "next";
import { type PageSearch, singleParameter } from "@/app/search-params";
import { RemindersScreen } from "@/components/check-ins/page/reminders-screen";
import { mailedReminderWords } from "@/lib/check-ins/words/en-mails";

export const metadata: Metadata = {
  title: mailedReminderWords.title,
  // The address contains a token, which no other site may see.
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

export default async function RemindersPage({ searchParams }: PageSearch) {
  return <RemindersScreen token={singleParameter((await searchParams).confirm) ?? ""} />;
}
