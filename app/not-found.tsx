import { NotFoundScreen } from "@/components/platform/frame/not-found-screen";
import { pageTexts } from "./texts";

export const metadata = { title: pageTexts.notFound };

/** For visitors without an account, for example after a link was closed. */
export default function NotFound() {
  return (
    <main className="px-5">
      <NotFoundScreen homeHref="/" homeLabel={pageTexts.notFoundHome} />
    </main>
  );
}
