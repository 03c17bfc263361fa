"use client";

import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { weekdayAndDay } from "@/lib/text/calendar/wording";
import { useMoveSession } from "@/lib/training/plans/queries";
import type { Appointment } from "@/lib/training/schedule/schema";

type MoveSheetProps = { appointment: Appointment; isOpen: boolean; onOpenChange: (open: boolean) => void };

/** The remaining days of the week, for a missed session. */
export function MoveSheet({ appointment, isOpen, onOpenChange }: MoveSheetProps) {
  const { clientId, clientName, date, movedFrom, freeDays } = appointment;
  const name = appointment.name ?? "";
  const { mutate, isPending } = useMoveSession();
  const origin = movedFrom ?? date;
  const fail = () =>
    toast({
      variant: "destructive",
      title: "The session was not moved",
      description: "Check your network and try again.",
    });
  // Undo restores the previous day, also of a session that was moved before.
  const undo = () => mutate({ clientId, from: origin, to: date }, { onError: fail });
  const move = (to: string) =>
    mutate(
      { clientId, from: origin, to },
      {
        onSuccess: () => {
          onOpenChange(false);
          offerUndo(`${name} is on ${weekdayAndDay(to)} now`, undo);
        },
        onError: fail,
      },
    );
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <div className="flex items-start justify-between gap-3">
          <SheetTitle className="type-display min-w-0 break-words text-xl">
            New time for {clientName}
          </SheetTitle>
          <DialogCloseButton className="-mt-1.5 -mr-2.5" />
        </div>
        <SheetDescription>
          {name} of {weekdayAndDay(date)}, this week only. The weekly plan stays as it is.
        </SheetDescription>
        <div className="mt-4 grid gap-2">
          {freeDays.map((day) => (
            <Button key={day} variant="outline" block disabled={isPending} onClick={() => move(day)}>
              {weekdayAndDay(day)}
            </Button>
          ))}
        </div>
      </SheetContent>
    </Sheet>
  );
}
