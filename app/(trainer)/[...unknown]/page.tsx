import { pageTexts } from "@/app/texts";
import { MissingPageScreen } from "@/components/auth/missing-page-screen";

export const metadata = { title: pageTexts.notFound };

/** Every unknown address. The middleware sends the status 404. As a page of its own it needs a session. */
export default function UnknownPage() {
  return <MissingPageScreen />;
}
