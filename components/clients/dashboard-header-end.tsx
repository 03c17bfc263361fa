import { Search } from "lucide-react";
import { AccountButton } from "@/components/layout/app-header";
import { Button } from "@/components/ui/button";
import { usePaletteStore } from "@/lib/browser/shortcuts";
import { dashboardTexts } from "./texts";

/** Opens the palette on phones, which have no keyboard shortcut. */
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
