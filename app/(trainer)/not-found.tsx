import { MissingPageScreen } from "@/components/accounts/sign-in/missing-page-screen";

export const metadata = { title: "404 Page Not Found" };

export default function NotFound() {
  return <MissingPageScreen />;
}
