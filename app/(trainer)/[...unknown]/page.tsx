import { pageTexts } from "@/app/texts";
import { MissingPageScreen } from "@/components/auth/missing-page-screen";

export const metadata = { title: pageTexts.notFound };

/** The middleware sets the status 404. As a page it needs a session. */
export default function UnknownPage() {
  return <MissingPageScreen />;
}
