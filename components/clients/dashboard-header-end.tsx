import { Search } from "lucide-react";
import { AccountButton } from "@/components/layout/app-header";
import { Button } from "@/components/ui/button";
import { usePaletteStore } from "@/lib/browser/palette-store";
import { dashboardTexts } from "./texts";

/** On phones, which have no keys for it: the palette, beside the account. */
export function DashboardHeaderEnd() {
  const setOpen = usePaletteStore((state) => state.setOpen);
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={dashboardTexts.search} onClick={() => setOpen(true)}>
        <Search aria-hidden />
      </Button>
      <AccountButton />
    </>
  );
}
