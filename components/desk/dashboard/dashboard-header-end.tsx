import { Search } from "lucide-react";
import { dashboardTexts } from "@/components/clients/record/texts";
import { AccountButton } from "@/components/platform/frame/app-header";
import { Button } from "@/components/ui/button";
import { usePaletteStore } from "@/lib/platform/browser/shortcuts";

/** Phones have no keyboard shortcut for the palette. */
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
