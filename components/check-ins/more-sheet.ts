import type { UnitSystem } from "@/lib/body/unit-system";
import type { CheckInPage, OpenCheckIn } from "@/lib/check-ins/schema";

/** The props of each sheet below the check-in. */
export type MoreSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  token: string;
  page: OpenCheckIn;
  units: UnitSystem;
  trainer: string;
  onPage: (page: CheckInPage) => void;
  onClosed: () => void;
};
