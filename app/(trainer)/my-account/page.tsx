import { pageTexts } from "@/app/texts";
import { AccountScreen } from "@/components/account/account-screen";
import { legalAddresses } from "@/lib/server/legal";

export const metadata = { title: pageTexts.account };

export default function AccountPage() {
  return <AccountScreen legal={legalAddresses()} />;
}
