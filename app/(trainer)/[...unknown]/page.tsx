import { pageTexts } from "@/app/texts";
import { MissingPage } from "@/components/auth/missing-page";

export const metadata = { title: pageTexts.notFound };

/** The middleware sets the status 404. As a page it needs a session. */
export default function UnknownPage() {
  return <MissingPage />;
}
