import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import type { Appointment } from "@/lib/training/schedule/schema";
import { Rows } from "./appointment-row";
import { StateMark } from "./state-mark";

const UNFOLDED_EXTRAS = 3;

/** Many of them would bury what was planned. */
export function Extras({ extras }: { extras: readonly Appointment[] }) {
  const [isOpen, setOpen] = useState(false);
  const isFoldable = extras.length > UNFOLDED_EXTRAS;
  return (
    <>
      {isFoldable && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 rounded-image text-left text-muted-foreground text-sm hover:bg-accent/50 lg:gap-1.5 lg:px-1 lg:text-xs lg:pointer-fine:min-h-7"
        >
          <StateMark state="extra" />
          {`${extras.length} extra`}
          <ChevronDown aria-hidden className={cn("size-4", isOpen && "rotate-180")} />
        </button>
      )}
      {(isOpen || !isFoldable) && <Rows appointments={extras} />}
    </>
  );
}
