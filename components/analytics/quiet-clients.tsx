import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { PageLink } from "@/components/layout/page-link";
import { Button } from "@/components/ui/button";
import type { Analytics } from "@/lib/analytics/schema";
import { useNow } from "@/lib/browser/use-calendar";
import { clientAddress } from "@/lib/text/client-address";
import { dayText } from "@/lib/workouts/wording";
import { QuietRuler } from "./quiet-ruler";
import { quietTexts } from "./texts";

type Quiet = Analytics["quiet"][number];

const SHOWN_AT_FIRST = 8;

/** Who has been away for longer than their plan allows, the longest away first. */
export function QuietClients({ quiet, total }: { quiet: Quiet[]; total: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? quiet : quiet.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="quiet-clients">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="quiet-clients" className="type-display text-xl">
          {quietTexts.title}
        </h2>
        <p className="text-muted-foreground text-xs">{quietTexts.share(quiet.length, total)}</p>
      </div>
      <p className="mt-0.5 text-muted-foreground text-xs">
        {quiet.length > 0 ? quietTexts.hint : quietTexts.empty}
      </p>
      <ul>
        {shown.map((client) => (
          <li key={client.clientId} className="border-b">
            <QuietRow client={client} />
          </li>
        ))}
      </ul>
      {shown.length < quiet.length && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setAll(true)}>
          {quietTexts.showAll(quiet.length)}
        </Button>
      )}
    </section>
  );
}

function QuietRow({ client }: { client: Quiet }) {
  const { clientId, name, days, workoutsPerWeek, lastWorkout, addedDate } = client;
  const now = useNow();
  const since = lastWorkout
    ? quietTexts.lastWorkout(workoutsPerWeek, dayText(lastWorkout, now))
    : quietTexts.noWorkout(workoutsPerWeek, dayText(addedDate, now));
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
          <small>{quietTexts.days}</small>
        </span>
        <ChevronRight aria-hidden className="size-[18px] shrink-0 text-muted-foreground" />
      </span>
      <QuietRuler days={days} workoutsPerWeek={workoutsPerWeek} />
    </PageLink>
  );
}
