import { ChevronRight } from "lucide-react";
import { PageLink } from "@/components/platform/frame/page-link";
import { useSearchParamChoice } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { clientAddress } from "@/lib/text/addresses";
import { dayText } from "@/lib/text/calendar/wording";
import { allowedGapDays } from "@/lib/training/analytics/quiet";
import type { Analytics } from "@/lib/training/analytics/schema";

const RULER_DAYS = 14;
const TICKS = Array.from({ length: RULER_DAYS + 1 }, (_, day) => day);

const at = (days: number) => `${(Math.min(days, RULER_DAYS) / RULER_DAYS) * 100}%`;

/** A ruler of 14 days: the bar ends today, the mark shows the gap that the plan allows. */
function QuietRuler({ days, workoutsPerWeek }: { days: number; workoutsPerWeek: number }) {
  const mark = at(allowedGapDays(workoutsPerWeek));
  return (
    <svg aria-hidden className="mx-[3px] mt-2 h-[25px] w-[calc(100%-6px)] overflow-visible">
      <g className="stroke-muted-foreground/80" strokeWidth={1.25}>
        {TICKS.map((day) => (
          <line key={day} x1={at(day)} x2={at(day)} y1={15} y2={day % 7 === 0 ? 24 : 20} />
        ))}
      </g>
      <g strokeWidth={6} strokeLinecap="round">
        <line x1={0} x2="100%" y1={7} y2={7} className="stroke-border" />
        <line x1={0} x2={at(days)} y1={7} y2={7} className="stroke-primary" />
      </g>
      <line
        x1={mark}
        x2={mark}
        y1={0}
        y2={14}
        strokeWidth={2.5}
        strokeLinecap="round"
        className="stroke-foreground"
      />
    </svg>
  );
}

type Quiet = Analytics["quiet"][number];

const SHOWN_AT_FIRST = 8;

export function QuietClients({ quiet, total }: { quiet: Quiet[]; total: number }) {
  const [view, setView] = useSearchParamChoice("quiet", ["first", "all"]);
  const shown = view === "all" ? quiet : quiet.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="quiet-clients">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="quiet-clients" className="type-display text-xl">
          Quiet clients
        </h2>
        <p className="text-muted-foreground text-xs">
          {quiet.length} of {total}
        </p>
      </div>
      <p className="mt-0.5 text-muted-foreground text-xs">
        {quiet.length > 0
          ? "Days since the last workout. The mark is the gap their plan allows."
          : "No client has been away for longer than their plan allows."}
      </p>
      <ul>
        {shown.map((client) => (
          <li key={client.clientId} className="border-b">
            <QuietRow client={client} />
          </li>
        ))}
      </ul>
      {shown.length < quiet.length && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setView("all")}>
          Show all {quiet.length}
        </Button>
      )}
    </section>
  );
}

function QuietRow({ client }: { client: Quiet }) {
  const { clientId, name, days, workoutsPerWeek, lastWorkout, addedDate } = client;
  const now = useNow();
  const since = lastWorkout
    ? `Plan ${workoutsPerWeek} a week. Last workout ${dayText(lastWorkout, now)}.`
    : `Plan ${workoutsPerWeek} a week. No workout yet, added ${dayText(addedDate, now)}.`;
  return (
    <PageLink
      href={clientAddress(clientId, "workouts")}
      className="block rounded-image pt-3 pb-3.5 hover:bg-accent/50"
    >
      <span className="flex items-center gap-2.5">
        <span className="min-w-0 flex-1">
          <span className="block break-words font-strong text-base">{name}</span>
          <span className="mt-px block text-muted-foreground text-xs">{since}</span>
        </span>
        <span className="num shrink-0 text-num-sm">
          {days}
          <small>days</small>
        </span>
        <ChevronRight aria-hidden className="size-[18px] shrink-0 text-muted-foreground" />
      </span>
      <QuietRuler days={days} workoutsPerWeek={workoutsPerWeek} />
    </PageLink>
  );
}
