import { PageLink } from "@/components/platform/frame/page-link";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { clientAddress } from "@/lib/text/addresses";
import { dayText } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import { allowedGapDays } from "@/lib/training/analytics/quiet";
import type { Analytics } from "@/lib/training/analytics/schema";
import { FoldedList } from "./folded-list";
import { Nothing, Part, Question, ROW } from "./part";

const RULER_DAYS = 14;
const TICKS = Array.from({ length: RULER_DAYS + 1 }, (_, day) => day);
const SHOWN = 4;

type NeedsYouProps = { analytics: Analytics; isFound: (name: string) => boolean };

export function NeedsYou({ analytics, isFound }: NeedsYouProps) {
  // A reply that an older version cached offline has none missed.
  const { quiet, missed = [], clients } = analytics;
  return (
    <Question id="needs-you" title="Who needs you">
      <Part
        id="quiet-clients"
        title="Quiet clients"
        note={`${quiet.length} of ${clients.total}`}
        explain="Away for two days longer than the plan allows, as in the list of clients and in the check-ins. The mark is the gap of the plan. Paused and archived clients and samples are not counted."
      >
        {quiet.length === 0 && <Nothing>No client has been away for longer than their plan allows.</Nothing>}
        <FoldedList
          param="quiet"
          label="Quiet clients"
          all={quiet.filter(({ name }) => isFound(name))}
          keyOf={({ clientId }) => clientId}
          shown={SHOWN}
          row={(client) => <QuietRow client={client} />}
        />
      </Part>
      <Part
        id="missed-sessions"
        title="Missed a session"
        note={`${missed.length} of ${clients.total}, in seven days`}
      >
        {missed.length === 0 && <Nothing>No planned session was missed.</Nothing>}
        <FoldedList
          param="missed"
          label="Missed a session"
          all={missed.filter(({ name }) => isFound(name))}
          keyOf={({ clientId }) => clientId}
          shown={SHOWN}
          row={(client) => <MissedRow client={client} />}
        />
      </Part>
    </Question>
  );
}

function QuietRow({ client }: { client: Analytics["quiet"][number] }) {
  const { clientId, name, days, workoutsPerWeek, lastWorkout, addedDate } = client;
  const now = useNow();
  const since = lastWorkout
    ? `Plan ${workoutsPerWeek} a week. Last workout ${dayText(lastWorkout, now)}.`
    : `Plan ${workoutsPerWeek} a week. No workout yet, added ${dayText(addedDate, now)}.`;
  return (
    <PageLink href={clientAddress(clientId, "workouts")} className={ROW}>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block break-words font-strong text-base">{name}</span>
        <span className="block text-muted-foreground text-xs">{since}</span>
      </span>
      <span className="num ml-auto shrink-0 text-right text-num-sm sm:order-last sm:min-w-18">
        {days}
        <small>{days === 1 ? "day" : "days"}</small>
      </span>
      <QuietRuler days={days} workoutsPerWeek={workoutsPerWeek} />
    </PageLink>
  );
}

const at = (days: number) => `${(Math.min(days, RULER_DAYS) / RULER_DAYS) * 100}%`;

/** A ruler of 14 days: the bar ends today or breaks off at the end, the mark shows the gap that the plan allows. */
function QuietRuler({ days, workoutsPerWeek }: { days: number; workoutsPerWeek: number }) {
  const mark = at(allowedGapDays(workoutsPerWeek));
  return (
    <svg aria-hidden className="mx-[3px] h-[25px] w-full overflow-visible max-sm:mt-1 sm:w-24 xl:w-32">
      <g className="stroke-muted-foreground/80" strokeWidth={1.25}>
        {TICKS.map((day) => (
          <line key={day} x1={at(day)} x2={at(day)} y1={15} y2={day % 7 === 0 ? 24 : 20} />
        ))}
      </g>
      <g strokeWidth={6} strokeLinecap="round">
        <line x1={0} x2="100%" y1={7} y2={7} className="stroke-border" />
        <line x1={0} x2={days > RULER_DAYS ? "80%" : at(days)} y1={7} y2={7} className="stroke-primary" />
        {/* Broken where it is longer than the ruler. */}
        {days > RULER_DAYS && (
          <line x1="90%" x2="100%" y1={7} y2={7} strokeDasharray="0 10" className="stroke-primary" />
        )}
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

function MissedRow({ client: { clientId, name, days } }: { client: Analytics["missed"][number] }) {
  const now = useNow();
  return (
    <PageLink href={clientAddress(clientId, "plan")} className={ROW}>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block break-words font-strong text-base">{name}</span>
        <span className="block text-muted-foreground text-xs">
          {days.map((day) => dayText(day, now)).join(", ")}
        </span>
      </span>
      <span className="ml-auto text-right font-strong text-sm">{counted(days.length, "session")}</span>
    </PageLink>
  );
}
