import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { pageTexts } from "./texts";

export const metadata = { title: pageTexts.notFound };

/** For people without an account, such as the reader of a link that has been closed. */
export default function NotFound() {
  return (
    <main className="px-5">
      <NotFoundScreen homeHref="/" homeLabel={pageTexts.notFoundHome} />
    </main>
  );
}
