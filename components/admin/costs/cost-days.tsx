import { cn } from "@/components/ui/cn";
import { dollars } from "@/lib/admin/audit/sentence";
import { daysOfMonth } from "@/lib/admin/console/cost-forecast";
import type { CostMonth } from "@/lib/admin/console/cost-schema";
import { shortDay } from "@/lib/text/calendar/wording";
import { costMonthTexts } from "./texts";

/** One bar for each day of the month: the cost so far, or the expected one. */
export function CostDays({ month }: { month: CostMonth }) {
  const spent = new Map(month.days.map((day) => [day.day, day]));
  const expected = new Map(month.forecast.map(({ day, microUsd }) => [day, microUsd]));
  const bars = daysOfMonth(month.month).map((day) => {
    const { microUsd = 0, images = 0 } = spent.get(day) ?? {};
    const ahead = expected.get(day);
    return { day, microUsd: ahead ?? microUsd, images, isAhead: ahead !== undefined };
  });
  const most = Math.max(10_000, ...bars.map(({ microUsd }) => microUsd));
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-strong">{costMonthTexts.byDay}</h3>
        <p className="flex gap-4 text-muted-foreground text-sm">
          <Key className="bg-primary">{costMonthTexts.spent}</Key>
          <Key className={AHEAD}>{costMonthTexts.expected}</Key>
        </p>
      </div>
      <div className="relative mt-3 h-48 border-b">
        {bars.some(({ microUsd }) => microUsd > 0) ? (
          <p
            aria-hidden
            className="absolute top-0 border-t pt-0.5 text-muted-foreground text-xs tabular-nums"
          >
            {dollars(most)}
          </p>
        ) : (
          <p className="absolute inset-0 grid place-items-center text-muted-foreground text-sm">
            {costMonthTexts.nothing}
          </p>
        )}
        <ol className="flex h-full items-end gap-[3px]" aria-label={costMonthTexts.byDay}>
          {bars.map(({ day, microUsd, images, isAhead }) => {
            const sentence = isAhead
              ? costMonthTexts.expectedOn(shortDay(day), dollars(microUsd))
              : costMonthTexts.spentOn(shortDay(day), dollars(microUsd), images);
            return (
              <li key={day} title={sentence} className="flex h-full flex-1 items-end">
                <span className="sr-only">{sentence}</span>
                {microUsd > 0 && (
                  <span
                    aria-hidden
                    className={cn("w-full rounded-t-sm", isAhead ? AHEAD : "bg-primary")}
                    style={{ height: `max(3px, ${(100 * microUsd) / most}%)` }}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-muted-foreground text-xs">
        <span>{shortDay(bars[0]?.day ?? month.today)}</span>
        <span>{shortDay(bars.at(-1)?.day ?? month.today)}</span>
      </p>
    </div>
  );
}

const AHEAD = "border-[1.5px] border-forecast border-dashed";

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={cn("size-3 rounded-sm", className)} />
      {children}
    </span>
  );
}
