import { Prefetched } from "@/app/prefetched";
import { pageTexts } from "@/app/texts";
import { AccountScreen } from "@/components/account/account-screen";
import { getBrand } from "@/lib/brand/contract";
import { brandKey } from "@/lib/brand/queries";
import * as brand from "@/lib/brand/service";
import { legalAddresses } from "@/lib/server/legal";
import { ask } from "@/lib/server/prefetch";

export const metadata = { title: pageTexts.account };

export default function AccountPage() {
  return (
    <Prefetched questions={() => [ask(brandKey, getBrand, brand.getBrand, { params: {} })]}>
      <AccountScreen legal={legalAddresses()} />
    </Prefetched>
  );
}
