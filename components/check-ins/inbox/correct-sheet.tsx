"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { useKeepWeight } from "@/components/clients/weigh-ins/keep-weight";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { Tape } from "@/components/ui/tape";
import { shownWeight } from "@/lib/body/unit-system";
import type { WaitingCheckIn } from "@/lib/check-ins/inbox/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { useDecisions } from "./use-decisions";
import { useFarDistance } from "./use-far-distance";

type CorrectSheetProps = {
  checkIn: WaitingCheckIn;
  /** The answer that goes along. */
  reply: string;
  onAccepted: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** For a weight that the client mistyped. */
export function CorrectSheet({ checkIn, reply, onAccepted, isOpen, onOpenChange }: CorrectSheetProps) {
  const units = useUnits();
  const [weight, setWeight] = useState(checkIn.weight ?? checkIn.last.weight);
  const { accept, isDeciding } = useDecisions();
  const keeping = useKeepWeight(useFarDistance(checkIn, weight));
  const acceptCorrected = async () => {
    if (!(await accept(checkIn, { weight, reply }))) return;
    onAccepted();
    onOpenChange(false);
  };
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title="Correct the check-in" about={checkIn.clientName} />
        <Tape
          {...units.scaleWeight}
          className="mt-4 mb-5"
          label="Weight"
          unit={units.weightUnit}
          value={shownWeight(weight, units)}
          onValueChange={(read) => setWeight(units.lbsOf(read))}
        />
        <Button saves block pending={isDeciding} onClick={keeping.guard(() => void acceptCorrected())}>
          <Check aria-hidden />
          Accept with this weight
        </Button>
        {keeping.question}
      </SheetContent>
    </Sheet>
  );
}
