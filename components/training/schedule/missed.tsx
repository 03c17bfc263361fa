import { useState } from "react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Button } from "@/components/ui/button";
import { clientAddress } from "@/lib/text/addresses";
import { weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday, timeOfMinutes } from "@/lib/text/calendar/wording";
import type { Appointment } from "@/lib/training/schedule/schema";
import { AppointmentMenu } from "./appointment-row";
import { StateMark } from "./state-mark";

/** Cards on laptops before the others fold, at most three lines. */
const FOLDED = 6;

/** Above the week, because each still needs a decision of the trainer. */
export function Missed({ missed }: { missed: readonly Appointment[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const isFolded = !showsAll && missed.length > FOLDED;
  return (
    <section aria-labelledby="missed" className="mb-3 max-lg:pt-4">
      <h2 id="missed" className="font-strong">
        {`Missed, ${missed.length} `}
        <span className="ml-1 font-normal text-muted-foreground text-sm">not moved yet</span>
      </h2>
      {/* Wider than the text around it, so that cards leave at the edge of the screen and keep their focus rings. */}
      <ul className="relative -mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-2 pb-1.5 [scrollbar-width:thin] lg:grid lg:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]">
        {missed.map((appointment, index) => (
          <li
            key={appointment.id}
            data-more={(isFolded && index >= FOLDED) || undefined}
            className="flex w-[min(93%,22rem)] shrink-0 lg:w-auto lg:data-more:hidden snap-start flex-wrap items-center gap-x-2 gap-y-1 rounded-control border-[1.5px] border-muted-foreground border-dashed py-1 pr-1 pl-3"
          >
            <StateMark state="missed" />
            <PageLink
              href={clientAddress(appointment.clientId, "plan")}
              className="min-h-11 min-w-24 flex-1 content-center rounded-image px-1 hover:bg-accent/50"
            >
              <span className="block break-words font-strong">{appointment.clientName}</span>
              <span className="block break-words text-muted-foreground text-sm">{textOf(appointment)}</span>
            </PageLink>
            <AppointmentMenu appointment={appointment} hasMoveButton />
          </li>
        ))}
      </ul>
      {isFolded && (
        <Button variant="ghost" size="sm" className="hidden lg:inline-flex" onClick={() => setShowsAll(true)}>
          Show all {missed.length}
        </Button>
      )}
    </section>
  );
}

/** "Upper, Mon 5:00 PM". */
function textOf({ name, date, startMin }: Appointment): string {
  const time = startMin === null ? "" : ` ${timeOfMinutes(startMin)}`;
  return `${name ?? ""}, ${shortWeekday(weekdayOf(date))}${time}`;
}
