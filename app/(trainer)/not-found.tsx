import { pageTexts } from "@/app/texts";
import { MissingPageScreen } from "@/components/auth/missing-page-screen";

export const metadata = { title: pageTexts.notFound };

export default function NotFound() {
  return <MissingPageScreen />;
}
