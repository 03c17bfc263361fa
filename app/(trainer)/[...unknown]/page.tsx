import { MissingPage } from "@/components/accounts/sign-in/missing-page";

export const metadata = { title: "404 Page Not Found" };

/** The middleware sets the status 404. As a page it needs a session. */
export default function UnknownPage() {
  return <MissingPage />;
}
