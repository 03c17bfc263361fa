import { pageTexts } from "@/app/texts";
import { MissingPageScreen } from "@/components/accounts/sign-in/missing-page-screen";

export const metadata = { title: pageTexts.notFound };

export default function NotFound() {
  return <MissingPageScreen />;
}
