import { AccountScreen } from "@/components/account/account-screen";

export const metadata = { title: "My Account" };

export default function AccountPage() {
  return <AccountScreen />;
}
