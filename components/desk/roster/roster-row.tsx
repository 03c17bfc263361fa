import { Ellipsis } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { PageLink } from "@/components/platform/frame/page-link";
import { ClientThumbnail } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import type { RosterRow as Row } from "@/lib/desk/roster/schema";
import { ageText, badgeIn, badgeText, isOverdue, nearDay, standingText } from "@/lib/desk/roster/wording";
import { useCalendar } from "@/lib/platform/browser/use-calendar";
import { clientAddress, thumbnailUrl } from "@/lib/text/addresses";
import { daysBetween } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { initialsOf } from "@/lib/text/names";

/** The range of the ruler to each side. */
const MOST_DAYS = 14;

const at = (days: number) => 34 + (Math.max(-MOST_DAYS, Math.min(MOST_DAYS, days)) / MOST_DAYS) * 28;

/**
 * The tick is the plan, the dot the client: behind on the left, ahead on the right. The text beside it says
 * the same.
 */
function StandingRuler({ days }: { days: number }) {
  return (
    <svg aria-hidden width={68} height={16} className="shrink-0">
      <line x1={6} x2={62} y1={9} y2={9} strokeWidth={2} strokeLinecap="round" className="stroke-border" />
      <line
        x1={34}
        x2={at(days)}
        y1={9}
        y2={9}
        strokeWidth={3}
        strokeLinecap="round"
        className="stroke-primary"
      />
      <line x1={34} x2={34} y1={2} y2={15} strokeWidth={1.75} className="stroke-muted-foreground" />
      <circle cx={at(days)} cy={9} r={5} className="fill-primary" />
    </svg>
  );
}

type RosterRowProps = { row: Row; today: string; isFocused: boolean; onEdit: (row: Row) => void };

/** A card on phones, a table row on laptops. The whole row links to the client's page. */
export function RosterRow({ row, today, isFocused, onEdit }: RosterRowProps) {
  const calendar = useCalendar();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFocused) link.current?.focus();
  }, [isFocused]);
  const { id, name, photoUrl, lastSession, quietDays, weighedAt, tags } = row;
  const session = badgeText(row, today);
  const isNothing = ["nonePlanned", "noneAhead"].includes(badgeIn(row).kind);
  const age = weighedAt === null ? null : daysBetween(dayHere(calendar(weighedAt)), today);
  return (
    <tr className="relative mb-2.5 grid grid-cols-[52px_repeat(3,minmax(0,1fr))] gap-x-3 gap-y-1 rounded-card bg-card p-3 shadow-card hover:bg-accent/50 max-lg:wrap-anywhere lg:mb-0 lg:table-row lg:rounded-none lg:border-b lg:bg-transparent lg:p-0 lg:shadow-none">
      <td className="contents lg:table-cell lg:h-[46px] lg:py-[3px] lg:pr-2 lg:pl-1">
        <span className="contents lg:flex lg:items-center lg:gap-2.5">
          <ClientThumbnail
            src={photoUrl && thumbnailUrl(photoUrl)}
            initials={initialsOf(name)}
            className="col-start-1 row-span-4 row-start-1 h-[92px] w-[52px] lg:h-10 lg:w-8"
            textClassName="text-base lg:text-2xs"
          />
          <span className="col-span-2 col-start-2 row-start-1 flex min-w-0 items-center gap-2">
            <PageLink
              href={clientAddress(id)}
              ref={link}
              className="min-w-0 break-words font-strong text-base covers-card after:rounded-card lg:line-clamp-2 lg:text-sm/[1.125rem] lg:after:rounded-none"
            >
              {name}
            </PageLink>
            {row.isSample && <Badge className="h-5">Sample</Badge>}
          </span>
        </span>
      </td>
      <td className="col-span-3 col-start-2 row-start-2 flex flex-wrap items-center gap-x-2.5 lg:hidden">
        <Standing row={row} age={age} />
      </td>
      <Figure label="Last" className="col-start-2">
        {lastSession ? nearDay(lastSession.date, today) : "None yet"}
        {quietDays !== null ? (
          <Detail isLate>quiet {quietDays} days</Detail>
        ) : (
          lastSession && <Detail>{MUSCLE_GROUP_LABELS[lastSession.muscleGroup]}</Detail>
        )}
      </Figure>
      <Figure label="Session" className="col-start-3">
        <span className={cn("lg:whitespace-nowrap", isNothing && "text-muted-foreground")}>
          {session.text}
        </span>
        {session.detail && <Detail>{session.detail}</Detail>}
      </Figure>
      <Figure label="Weighed" className="col-start-4">
        {age === null ? (
          "None yet"
        ) : (
          <span className={cn("lg:whitespace-nowrap", isOverdue(age) && "text-warning")}>{ageText(age)}</span>
        )}
      </Figure>
      <td className="hidden lg:table-cell lg:pr-3">
        <span className="flex items-center gap-2">
          <Standing row={row} age={age} />
        </span>
      </td>
      <td
        className={cn(
          "col-span-3 col-start-2 row-start-4 lg:hidden lg:pr-2 @[740px]:lg:table-cell",
          tags.length === 0 && "hidden",
        )}
      >
        <span className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <Badge key={tag} className="h-5 max-w-full text-2xs">
              <span className="truncate">{tag}</span>
            </Badge>
          ))}
        </span>
      </td>
      <td className="col-start-4 row-start-1 justify-self-end lg:w-10">
        <Button
          variant="ghost"
          size="icon"
          aria-label={`More actions for ${name}`}
          className="-mt-2 -mr-2 relative z-10 text-muted-foreground lg:m-0 lg:size-9"
          onClick={() => onEdit(row)}
        >
          <Ellipsis aria-hidden />
        </Button>
      </td>
    </tr>
  );
}

function Standing({ row, age }: { row: Row; age: number | null }) {
  return (
    <>
      {row.aheadDays !== null && <StandingRuler days={row.aheadDays} />}
      <span className={cn("text-sm lg:whitespace-nowrap", row.aheadDays === null && "text-muted-foreground")}>
        {standingText(row, age)}
      </span>
    </>
  );
}

/** Phones show the label in the row, laptops in the column header. */
function Figure({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <td className={cn("row-start-3 min-w-0 text-sm lg:pr-3", className)}>
      <span className="block text-muted-foreground text-xs lg:hidden">{label}</span>
      {children}
    </td>
  );
}

function Detail({ isLate = false, children }: { isLate?: boolean; children: ReactNode }) {
  return (
    <span className={cn("block text-xs lg:truncate", isLate ? "text-warning" : "text-muted-foreground")}>
      {children}
    </span>
  );
}
