import { Search } from "lucide-react";
import { AccountButton } from "@/components/layout/app-header";
import { Button } from "@/components/ui/button";
import { usePaletteStore } from "@/lib/browser/shortcuts";
import { dashboardTexts } from "./texts";

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
