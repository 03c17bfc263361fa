import { pageTexts } from "@/app/texts";
import { MissingPage } from "@/components/auth/missing-page";

export const metadata = { title: pageTexts.notFound };

/** Every address that no page claims; the middleware says 404. Having a route, it stands behind the session gate. */
export default function UnknownPage() {
  return <MissingPage />;
}
