import { Ellipsis } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { PageLink } from "@/components/platform/frame/page-link";
import { ClientThumbnail } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import type { RosterRow as Row } from "@/lib/desk/roster/schema";
import {
  ageText,
  badgeIn,
  badgeText,
  isOverdue,
  nearDay,
  standingText,
  withinSentence,
} from "@/lib/desk/roster/wording";
import { useCalendar } from "@/lib/platform/browser/use-calendar";
import { clientAddress, thumbnailUrl } from "@/lib/text/addresses";
import { daysBetween } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { initialsOf } from "@/lib/text/names";
import type { RowHand } from "./use-chosen-rows";

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

type RosterRowProps = { row: Row; today: string; isFocused: boolean; hand: RowHand };

/** A card on phones, a table row on laptops. The whole row links to the client's page, or chooses the client. */
export function RosterRow({ row, today, isFocused, hand: { chosen, onEdit, onChoose } }: RosterRowProps) {
  const calendar = useCalendar();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFocused) link.current?.focus();
  }, [isFocused]);
  const { id, name, photoUrl, lastSession, quietDays, weighedAt, tags } = row;
  const session = badgeText(row, today);
  const isNothing = ["nonePlanned", "noneAhead"].includes(badgeIn(row).kind);
  const age = weighedAt === null ? null : daysBetween(dayHere(calendar(weighedAt)), today);
  const weighed = age === null ? "None yet" : ageText(age);
  return (
    <tr className="relative grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 border-b px-1 py-2 last:border-b-0 hover:bg-accent/50 @max-2xl:wrap-anywhere @2xl:table-row @2xl:p-0 @2xl:last:border-b">
      <td className="contents @2xl:table-cell @2xl:h-[43px] @2xl:py-[3px] @2xl:pr-2 @2xl:pl-1">
        <span className="contents @2xl:flex @2xl:items-center @2xl:gap-2.5">
          <ClientThumbnail
            src={photoUrl && thumbnailUrl(photoUrl)}
            initials={initialsOf(name)}
            className="col-start-1 row-span-3 row-start-1 h-14 w-11 @2xl:h-9 @2xl:w-7"
            textClassName="text-sm @2xl:text-2xs"
          />
          <span className="col-start-2 row-start-1 flex min-w-0 items-center gap-x-2 @max-2xl:flex-wrap">
            {chosen ? (
              <span className={nameLook}>{name}</span>
            ) : (
              <PageLink href={clientAddress(id)} ref={link} className={cn(nameLook, "covers-card")}>
                {name}
              </PageLink>
            )}
            {row.isSample && <Badge className="h-5">Sample</Badge>}
          </span>
        </span>
      </td>
      {/* The figures of the columns in a line, because a phone has no room for columns. */}
      <td className="col-span-2 col-start-2 row-start-3 flex flex-wrap gap-x-2.5 text-muted-foreground text-xs @2xl:hidden">
        <span>{standingText(row, age)}</span>
        {quietDays !== null ? (
          <span className="text-warning">quiet {quietDays} days</span>
        ) : (
          lastSession && <span>trained {withinSentence(nearDay(lastSession.date, today))}</span>
        )}
        {age !== null && (
          <span className={cn(isOverdue(age) && "text-warning")}>weighed {withinSentence(weighed)}</span>
        )}
      </td>
      <Figure className="@max-2xl:hidden">
        {lastSession ? nearDay(lastSession.date, today) : "None yet"}
        {quietDays !== null ? (
          <Detail isLate>quiet {quietDays} days</Detail>
        ) : (
          lastSession && <Detail>{MUSCLE_GROUP_LABELS[lastSession.muscleGroup]}</Detail>
        )}
      </Figure>
      <Figure className="col-start-2 row-start-2 flex flex-wrap items-baseline gap-x-2 @2xl:table-cell">
        <span className={cn("@2xl:whitespace-nowrap", isNothing && "text-muted-foreground")}>
          {session.text}
        </span>
        {session.detail && <Detail>{session.detail}</Detail>}
      </Figure>
      <Figure className="@max-2xl:hidden">
        <span className={cn("whitespace-nowrap", age !== null && isOverdue(age) && "text-warning")}>
          {weighed}
        </span>
      </Figure>
      <td className="hidden @2xl:table-cell @2xl:pr-3">
        <span className="flex items-center gap-2">
          {row.aheadDays !== null && <StandingRuler days={row.aheadDays} />}
          <span
            className={cn("whitespace-nowrap text-sm", row.aheadDays === null && "text-muted-foreground")}
          >
            {standingText(row, age)}
          </span>
        </span>
      </td>
      <td className="hidden @2xl:pr-2 @[46.25rem]:table-cell">
        <Tags tags={tags} />
      </td>
      <td className="col-start-3 row-span-2 row-start-1 @2xl:w-10">
        {chosen ? (
          <label className="grid min-h-11 min-w-11 cursor-pointer place-items-center covers-card @2xl:min-h-9 @2xl:min-w-9">
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              checked={chosen.has(id)}
              onChange={() => onChoose(row)}
              className="relative z-1 size-5 accent-primary"
            />
          </label>
        ) : (
          <Button
            variant="ghost"
            size="icon"
            aria-label={`More actions for ${name}`}
            className="relative z-10 -mr-2 text-muted-foreground @2xl:m-0 @2xl:size-9"
            onClick={() => onEdit(row)}
          >
            <Ellipsis aria-hidden />
          </Button>
        )}
      </td>
    </tr>
  );
}

/** The first and the number of others, so that a row keeps its height. */
function Tags({ tags: [first, ...others] }: { tags: readonly string[] }) {
  if (first === undefined) return null;
  return (
    <span className="flex gap-1">
      <Badge className="h-5 min-w-0 shrink text-2xs">
        <span className="truncate">{first}</span>
      </Badge>
      {others.length > 0 && (
        <Badge className="h-5 px-1.5 text-2xs">
          <span aria-hidden>{`+${others.length}`}</span>
          <span className="sr-only">{others.join(", ")}</span>
        </Badge>
      )}
    </span>
  );
}

const nameLook =
  "min-w-0 break-words font-strong text-base/[1.25rem] @2xl:line-clamp-2 @2xl:text-sm/[1.125rem]";

function Figure({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={cn("min-w-0 text-sm @2xl:pr-3", className)}>{children}</td>;
}

function Detail({ isLate = false, children }: { isLate?: boolean; children: ReactNode }) {
  return (
    <span className={cn("block text-xs @2xl:truncate", isLate ? "text-warning" : "text-muted-foreground")}>
      {children}
    </span>
  );
}
