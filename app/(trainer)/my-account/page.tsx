import { Prefetched } from "@/app/prefetched";
import { AccountScreen } from "@/components/desk/account/account-screen";
import { getBrand } from "@/lib/accounts/brand/contract";
import * as brand from "@/lib/accounts/brand/service";
import { legalAddresses } from "@/lib/server/http/legal";
import { ask } from "@/lib/server/http/prefetch";

export const metadata = { title: "My Account" };

export default function AccountPage() {
  return (
    <Prefetched questions={() => [ask(getBrand, brand.getBrand, {})]}>
      <AccountScreen legal={legalAddresses()} />
    </Prefetched>
  );
}
