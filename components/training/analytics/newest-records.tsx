import { PageLink } from "@/components/platform/frame/page-link";
import { Avatar } from "@/components/ui/avatar";
import { Explain } from "@/components/ui/explain";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { clientAddress } from "@/lib/text/addresses";
import { dayText } from "@/lib/text/calendar/wording";
import { initialsOf } from "@/lib/text/names";
import type { Analytics } from "@/lib/training/analytics/schema";
import { recordText } from "@/lib/training/workouts/wording";
import { analyticsExplanations, recordsTexts } from "./texts";

type RecordEntry = Analytics["records"][number];

export function NewestRecords({ records }: { records: RecordEntry[] }) {
  return (
    <section aria-labelledby="newest-records">
      <div className="flex items-center">
        <h2 id="newest-records" className="type-display text-xl">
          {recordsTexts.title}
        </h2>
        <Explain about={recordsTexts.title}>{analyticsExplanations.records}</Explain>
      </div>
      {records.length === 0 && <p className="mt-0.5 text-muted-foreground text-xs">{recordsTexts.empty}</p>}
      <ul>
        {records.map((record) => (
          <li key={`${record.clientId} ${record.exerciseName}`} className="border-b last:border-b-0">
            <RecordRow record={record} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecordRow({ record }: { record: RecordEntry }) {
  const units = useUnits();
  const now = useNow();
  const { clientId, clientName, exerciseName, achievedDate } = record;
  return (
    <PageLink
      href={clientAddress(clientId, "workouts")}
      className="flex min-h-[67px] items-center gap-3 rounded-image py-2.5 hover:bg-accent/50"
    >
      <Avatar className="size-11 text-label">{initialsOf(clientName)}</Avatar>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-strong text-base">{clientName}</span>
        <span className="block truncate text-muted-foreground text-xs">{exerciseName}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className="num block font-strong text-base/[22px] text-primary tracking-normal">
          {recordText(record, units)}
        </span>
        <span className="text-muted-foreground text-xs">{dayText(achievedDate, now)}</span>
      </span>
    </PageLink>
  );
}
