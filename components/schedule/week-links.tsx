import { ChevronLeft, ChevronRight } from "lucide-react";
import { PageLink } from "@/components/layout/page-link";
import { Button } from "@/components/ui/button";
import { addDays, DAYS_PER_WEEK, mondayOf } from "@/lib/calendar/days";
import { shortDay } from "@/lib/calendar/wording";
import { calendarHref } from "@/lib/schedule/address";
import { calendarTexts } from "./texts";

/** The week that is shown, and the ways to its neighbours and back to the present one. */
export function WeekLinks({ monday, today }: { monday: string; today: string }) {
  const present = mondayOf(today);
  const at = (weeks: number) => {
    const other = addDays(monday, DAYS_PER_WEEK * weeks);
    return calendarHref(other === present ? null : other);
  };
  const range = calendarTexts.week(shortDay(monday), shortDay(addDays(monday, DAYS_PER_WEEK - 1)));
  return (
    <nav aria-label={calendarTexts.weeks} className="mb-3 flex items-center gap-1 pt-1.5 lg:max-w-[420px]">
      <Button asChild variant="ghost" size="icon">
        <PageLink href={at(-1)} aria-label={calendarTexts.previous}>
          <ChevronLeft aria-hidden />
        </PageLink>
      </Button>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-center gap-x-3 text-center">
        <p className="font-strong">{range}</p>
        {monday === present ? (
          <span className="text-muted-foreground text-sm">{calendarTexts.thisWeek}</span>
        ) : (
          <Button asChild variant="ghost" size="xs">
            <PageLink href={calendarHref(null)}>{calendarTexts.thisWeek}</PageLink>
          </Button>
        )}
      </div>
      <Button asChild variant="ghost" size="icon">
        <PageLink href={at(1)} aria-label={calendarTexts.next}>
          <ChevronRight aria-hidden />
        </PageLink>
      </Button>
    </nav>
  );
}
