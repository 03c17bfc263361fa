import { PageLink } from "@/components/platform/frame/page-link";
import { ClientThumbnail } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { clientAddress, thumbnailUrl } from "@/lib/text/addresses";
import { weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday } from "@/lib/text/calendar/wording";
import { initialsOf } from "@/lib/text/names";
import type { Appointment } from "@/lib/training/schedule/schema";
import { missedTexts } from "./texts";

type MissedProps = { missed: readonly Appointment[]; onMove: (appointment: Appointment) => void };

/** Missed sessions of this week can move to another day. */
export function Missed({ missed, onMove }: MissedProps) {
  return (
    <section aria-labelledby="missed" className="pt-6 lg:max-w-[560px]">
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 id="missed" className="font-strong text-lg">
          {missedTexts.title}
        </h2>
        <p className="text-muted-foreground">{missed.length}</p>
      </div>
      <ul>
        {missed.map((appointment) => {
          const { clientId, clientName, photoUrl, date, name, freeDays } = appointment;
          return (
            <li key={`${clientId} ${date}`} className="flex min-h-[72px] items-center gap-3 border-b py-2">
              <ClientThumbnail
                src={photoUrl && thumbnailUrl(photoUrl)}
                initials={initialsOf(clientName)}
                className="h-14 w-8"
                textClassName="text-xs"
              />
              <PageLink
                href={clientAddress(clientId, "plan")}
                className="min-w-0 flex-1 rounded-image py-1 hover:bg-accent/50"
              >
                <span className="block break-words font-strong">{clientName}</span>
                <span className="block break-words text-muted-foreground text-sm">
                  {`${shortWeekday(weekdayOf(date))}, ${name ?? ""}`}
                </span>
              </PageLink>
              {freeDays.length > 0 && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={missedTexts.newTimeOf(clientName)}
                  onClick={() => onMove(appointment)}
                >
                  {missedTexts.newTime}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
