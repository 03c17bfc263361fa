import { PageLink } from "@/components/platform/frame/page-link";
import { cn } from "@/components/ui/cn";
import { Estimated } from "@/components/ui/estimated";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { clientAddress } from "@/lib/text/addresses";
import { dayText } from "@/lib/text/calendar/wording";
import {
  bodyFatTold,
  clearestFirst,
  spanText,
  type Told,
  weightTold,
} from "@/lib/training/analytics/change-words";
import type { Change, ClientPeriod, Period } from "@/lib/training/analytics/schema";
import { recordText } from "@/lib/training/workouts/wording";
import { FoldedList } from "./folded-list";
import { Nothing, Part, Question, ROW } from "./part";

const SHOWN = 6;

type ChangesProps = { period: Period; isFound: (name: string) => boolean; isOld: boolean };

export function Changes({ period: { clients, records }, isFound, isOld }: ChangesProps) {
  const changed = clearestFirst(clients);
  const reach = Math.max(...changed.flatMap(({ weight }) => (weight ? [reachOf(weight)] : [])));
  return (
    <Question id="changes" title="What changed" isOld={isOld}>
      <Part
        id="body-change"
        title="Body change"
        note={`Clearest first, ${changed.length} of ${clients.length} weighed in on two days`}
        explain="The last weigh-in of these weeks less the first one. In eight of ten cases the body's own change lies within ± of it; the rest is a day's water, the scale or the method. A change that is smaller than its ± is grey, and what was not measured is dotted."
      >
        {changed.length === 0 && <Nothing>No client weighed in on two days.</Nothing>}
        <FoldedList
          param="body"
          label="Body change"
          all={changed.filter(({ name }) => isFound(name))}
          keyOf={({ clientId }) => clientId}
          shown={SHOWN}
          row={(client) => <BodyRow client={client} reach={reach} />}
        />
      </Part>
      <Part
        id="newest-records"
        title="Newest records"
        explain="A working set that is heavier than all before it, or has more reps at the same weight. The first workout of an exercise is the baseline, not a record."
      >
        {records.length === 0 && (
          <Nothing>No record in these weeks. The first workout of an exercise is the baseline.</Nothing>
        )}
        <FoldedList
          param="records"
          label="Newest records"
          all={records.filter(({ clientName }) => isFound(clientName))}
          keyOf={({ clientId, exerciseName }) => `${clientId} ${exerciseName}`}
          shown={SHOWN}
          row={(record) => <RecordRow record={record} />}
        />
      </Part>
    </Question>
  );
}

const reachOf = ({ from, to, error }: Change): number => Math.abs(to - from) + error;

function BodyRow({ client, reach }: { client: ClientPeriod; reach: number }) {
  const units = useUnits();
  const now = useNow();
  const { clientId, name, weight, bodyFat } = client;
  return (
    <PageLink href={clientAddress(clientId, "timeline")} className={ROW}>
      <span className="min-w-0 flex-1 basis-36">
        <span className="block break-words font-strong text-sm">{name}</span>
        <span className="block text-muted-foreground text-xs">{spanText(client, now)}</span>
      </span>
      {weight && <ChangeBar change={weight} reach={reach} />}
      <span className="ml-auto flex flex-wrap justify-end gap-x-4 text-sm max-sm:flex-col">
        {weight && <Figure told={weightTold(weight, units)} unit={units.weightUnit} />}
        {bodyFat && (
          <Figure told={bodyFatTold(bodyFat, units)} unit="% fat" isEstimated={bodyFat.isEstimated} />
        )}
      </span>
    </PageLink>
  );
}

type FigureProps = { told: Told; unit: string; isEstimated?: boolean };

function Figure({ told: { figure, error, isClear }, unit, isEstimated = false }: FigureProps) {
  const words = (
    <>
      <span className={cn("num tracking-normal", isClear ? "font-strong" : "text-muted-foreground")}>
        {figure}
      </span>{" "}
      <span className="text-muted-foreground text-xs">
        ±{error} {unit}
      </span>
    </>
  );
  return (
    <span className="min-w-27 whitespace-nowrap text-right">
      {isEstimated ? <Estimated>{words}</Estimated> : words}
    </span>
  );
}

/** Loss to the left, gain to the right, without a good or a bad color; the thin line is the range. */
function ChangeBar({ change: { from, to, error }, reach }: { change: Change; reach: number }) {
  const at = (value: number) => `${50 + (50 * value) / reach}%`;
  const by = to - from;
  return (
    <svg aria-hidden className="h-5 w-24 max-sm:hidden">
      <line x1={at(by - error)} x2={at(by + error)} y1={10} y2={10} className="stroke-muted-foreground" />
      <line x1="50%" x2={at(by)} y1={10} y2={10} strokeWidth={6} className="stroke-primary" />
      <line x1="50%" x2="50%" y1={3} y2={17} strokeWidth={1.5} className="stroke-foreground" />
    </svg>
  );
}

function RecordRow({ record }: { record: Period["records"][number] }) {
  const units = useUnits();
  const now = useNow();
  const { clientId, clientName, exerciseName, achievedDate } = record;
  return (
    <PageLink href={clientAddress(clientId, "workouts")} className={ROW}>
      <span className="min-w-0 flex-1 basis-36">
        <span className="block break-words font-strong text-sm">{clientName}</span>
        <span className="block break-words text-muted-foreground text-xs">
          {exerciseName}, {dayText(achievedDate, now)}
        </span>
      </span>
      <span className="num ml-auto text-right font-strong text-base text-primary tracking-normal">
        {recordText(record, units)}
      </span>
    </PageLink>
  );
}
