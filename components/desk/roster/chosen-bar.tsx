import { Button } from "@/components/ui/button";
import { LIMITS } from "@/lib/desk/roster/question";

type ChosenBarProps = { count: number; onAct: () => void; onEnd: () => void };

/** Stays in sight above the dock while clients are chosen. */
export function ChosenBar({ count, onAct, onEnd }: ChosenBarProps) {
  const isTooMany = count > LIMITS.largestPage;
  return (
    <div className="sticky bottom-(--dock-clearance) z-20 mt-2 flex flex-wrap items-center gap-2 rounded-card border bg-popover px-3 py-2 shadow-pop lg:bottom-4">
      <p role="status" className="mr-auto text-sm">
        {isTooMany ? `At most ${LIMITS.largestPage} at once, ${count} are selected` : `${count} selected`}
      </p>
      <Button size="sm" disabled={count === 0 || isTooMany} onClick={onAct}>
        Tag or archive
      </Button>
      <Button size="sm" variant="ghost" onClick={onEnd}>
        Done
      </Button>
    </div>
  );
}
