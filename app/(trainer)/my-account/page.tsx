import { pageTexts } from "@/app/texts";
import { AccountScreen } from "@/components/account/account-screen";

export const metadata = { title: pageTexts.account };

export default function AccountPage() {
  return <AccountScreen />;
}
