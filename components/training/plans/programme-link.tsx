import { CalendarRange } from "lucide-react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Button } from "@/components/ui/button";
import { clientAddress } from "@/lib/text/addresses";
import { shortDay } from "@/lib/text/calendar/wording";
import { lastDayOf, weekIndexOn } from "@/lib/training/plans/programme";
import type { Programme, WeeklyPlan } from "@/lib/training/plans/schema";
import { programmeLinkTexts } from "./texts";

type ProgrammeLinkProps = { client: { id: string }; plan: WeeklyPlan; today: string };

/** The current week of a programme, with a link to the planner. */
export function ProgrammeLink({ client, plan: { programme }, today }: ProgrammeLinkProps) {
  return (
    <div className="mb-2 flex items-center gap-3">
      <p className="min-w-0 flex-1 truncate text-sm">
        {programme && (
          <>
            <b className="font-strong">{programme.name}</b>{" "}
            <span className="text-muted-foreground">{standing(programme, today)}</span>
          </>
        )}
      </p>
      <Button asChild variant="ghost" size="sm" className="-mr-3 shrink-0">
        <PageLink href={clientAddress(client.id, "programme")}>
          <CalendarRange aria-hidden />
          {programme ? programmeLinkTexts.open : programmeLinkTexts.several}
        </PageLink>
      </Button>
    </div>
  );
}

function standing(programme: Programme, today: string): string {
  const { startsOn, weeks } = programme;
  const last = lastDayOf(startsOn, weeks.length);
  if (today > last) return programmeLinkTexts.ended(shortDay(last));
  const index = weekIndexOn(programme, today);
  if (index === null || today < startsOn) return programmeLinkTexts.begins(shortDay(startsOn));
  const week = programmeLinkTexts.week(index + 1, weeks.length);
  return weeks[index]?.isDeload ? `${week}, ${programmeLinkTexts.deload}` : week;
}
