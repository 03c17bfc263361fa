import { NotFoundScreen } from "@/components/platform/frame/not-found-screen";

export const metadata = { title: "404 Page Not Found" };

/** For visitors without an account, for example after a link was closed. */
export default function NotFound() {
  return (
    <main className="px-5">
      <NotFoundScreen homeHref="/" homeLabel="Go to Formcast" />
    </main>
  );
}
