import { NotFoundScreen } from "@/components/layout/not-found-screen";

export const metadata = { title: "404 Page Not Found" };

/** For people without an account, such as the reader of a link that has been closed. */
export default function NotFound() {
  return (
    <main className="px-5">
      <NotFoundScreen homeHref="/" homeLabel="Go to Formcast" />
    </main>
  );
}
