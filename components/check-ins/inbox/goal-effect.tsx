import { DAYS_PER_MONTH } from "@/lib/body/forecast/constants";
import type { WaitingCheckIn } from "@/lib/check-ins/inbox/schema";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { monthsLater } from "@/lib/text/calendar/moments";
import { shortDate } from "@/lib/text/calendar/wording";
import { checkInTexts } from "./texts";

type GoalEffectProps = Pick<WaitingCheckIn, "weight" | "bodyFat" | "goalDays">;

/** How accepting the check-in moves the goal date. */
export function GoalEffect({ weight, bodyFat, goalDays: { now: before, after } }: GoalEffectProps) {
  const today = useNow();
  const isFatGuessed = weight !== null && bodyFat === null && after !== before;
  const goal =
    after === null
      ? checkInTexts.noGoal
      : checkInTexts.goal(shortDate(monthsLater(today, after / DAYS_PER_MONTH)));
  return (
    <div className="mt-4 forecast-slices rounded-image px-3.5 py-2.5">
      <p className="font-strong text-forecast">
        {goal}
        {after !== null && before !== null && moved(after - before)}
      </p>
      <p className="text-muted-foreground text-sm">
        {checkInTexts.ifAccepted}
        {isFatGuessed && ` ${checkInTexts.fatUnmeasured}`}
      </p>
    </div>
  );
}

function moved(days: number): string {
  if (days === 0) return checkInTexts.unchanged;
  return days < 0 ? checkInTexts.earlier(-days) : checkInTexts.later(days);
}
