import { pageTexts } from "@/app/texts";
import { MissingPage } from "@/components/auth/missing-page";

export const metadata = { title: pageTexts.notFound };

/** What stands at every address that no page claims. The middleware leads here, and says 404. */
export default function UnknownPage() {
  return <MissingPage />;
}
