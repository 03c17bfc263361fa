"use client";

import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import type { CSSProperties } from "react";
import { BrandMark } from "@/components/accounts/brand/brand-mark";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { BackLink } from "@/components/platform/frame/app-header";
import { Logo } from "@/components/platform/frame/logo";
import { usePageTitle } from "@/components/platform/frame/page-title";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { hasFace } from "@/lib/accounts/brand/card";
import { brandQuery } from "@/lib/accounts/brand/queries";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { addDays, DAYS_PER_WEEK } from "@/lib/text/calendar/days";
import { fullDate, fullDay, shortDay } from "@/lib/text/calendar/wording";
import { lastDayOf } from "@/lib/training/plans/programme";
import { type Sheet, type SheetWeek, scaleOf, sheetsOf } from "@/lib/training/programmes/sheet";
import { SheetTable } from "./sheet-table";
import type { ProgrammeSource } from "./use-programme";

/** A program on paper, with a box to write in for each set. */
export function ProgrammeSheet({ source }: { source: ProgrammeSource }) {
  const { client, name, weeks, startsOn } = source;
  const repeats = client !== null && startsOn === null;
  const sheets = sheetsOf({ weeks, startsOn }, repeats);
  // The print dialog uses the page title as the file name.
  usePageTitle(client ? `${client.name}, ${name}` : name);
  const isEmpty = sheets.every(({ sessions }) => sessions.length === 0);
  return (
    <>
      <div className="mx-auto flex max-w-[794px] flex-wrap items-center gap-x-4 gap-y-2 pt-2.5 pb-4 lg:pt-6 print:hidden">
        <div className="-ml-2.5 hidden lg:block">
          <BackLink href={source.address}>← Back</BackLink>
        </div>
        <h1 className="type-display min-w-0 flex-1 text-2xl">On paper</h1>
        <Button size="sm" disabled={isEmpty} onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        <p className="w-full text-muted-foreground text-xs">
          Four weeks a sheet, A4 or Letter. To send it, choose Save as PDF where your device asks for a
          printer.
        </p>
      </div>
      {isEmpty ? (
        <p className="mx-auto max-w-[794px]">No session is planned yet.</p>
      ) : (
        <article className="mx-auto grid max-w-[794px] gap-5 print:block print:max-w-none">
          {sheets.map((sheet) => (
            <SheetPage key={sheet.weeks[0]?.number} sheet={sheet} source={source} repeats={repeats} />
          ))}
        </article>
      )}
    </>
  );
}

type SheetPageProps = { sheet: Sheet; source: ProgrammeSource; repeats: boolean };

function SheetPage({ sheet, source, repeats }: SheetPageProps) {
  const { client, name, weeks } = source;
  const { weightUnit } = useUnits();
  const now = useNow();
  const [first, last] = [sheet.weeks[0]?.number ?? 1, sheet.weeks.at(-1)?.number ?? 1];
  const part = first === last ? `week ${first}` : `weeks ${first} to ${last}`;
  return (
    <section
      aria-label={part.charAt(0).toUpperCase() + part.slice(1)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the arrow keys scroll the sheet.
      tabIndex={0}
      style={{ "--fit": scaleOf(sheet, client?.notes) } as CSSProperties}
      className="paper overflow-x-auto rounded-image bg-white p-5 text-foreground text-xs shadow-card sm:p-8 print:overflow-visible print:rounded-none print:p-0 print:shadow-none print:[zoom:var(--fit)] [&:not(:last-child)]:break-after-page"
    >
      <div className="flex items-end justify-between gap-4 border-foreground border-b-2 pb-2">
        <div className="min-w-0">
          <h2 className="type-display break-words text-xl">
            {name}
            {!repeats && weeks.length > sheet.weeks.length && `, ${part}`}
          </h2>
          <p className="break-words">{[client?.name, spanOf(source)].filter(Boolean).join(", ")}</p>
        </div>
        <Sender />
      </div>
      <div className={cn("grid gap-3 py-2", client?.notes && "grid-cols-2")}>
        {client?.notes && <p className="break-words rounded-image border px-2.5 py-1.5">{client.notes}</p>}
        <p className="rounded-image border px-2.5 py-1.5">
          Write the reps in each box, one box for a set. Another load? Cross it out and write yours.
        </p>
      </div>
      <SheetTable sheet={sheet} />
      <div
        className="grid gap-x-3 pt-2.5"
        style={{ gridTemplateColumns: `repeat(${sheet.weeks.length}, minmax(0, 1fr))` }}
      >
        {sheet.weeks.map((week) => (
          <WeekNotes key={week.number} week={week} weightUnit={weightUnit} />
        ))}
      </div>
      <p className="flex justify-between gap-4 pt-2.5 text-2xs text-muted-foreground">
        <span>Loads are targets, not limits.</span>
        <span>Tick the box of a session when it is done. Printed {fullDate(now)}</span>
      </p>
    </section>
  );
}

function Sender() {
  const trainer = useTrainer();
  const { data: brand } = useQuery(brandQuery());
  const name = trainer?.name ?? "";
  return (
    <div className="flex max-w-[45%] shrink-0 flex-col items-end gap-1 text-right">
      {brand && hasFace(brand) ? (
        <BrandMark brand={brand} trainerName={name} className="text-sm [--mark:28px]" />
      ) : (
        <Logo className="h-[18px] w-auto" />
      )}
      <span className="break-words">{(brand && hasFace(brand) && brand.name) || name}</span>
    </div>
  );
}

function WeekNotes({ week: { number, monday }, weightUnit }: { week: SheetWeek; weightUnit: string }) {
  const line = <span className="mb-0.5 flex-1 border-foreground border-b" />;
  return (
    <div>
      <p>
        <b className="font-strong">Week {number}</b>
        {monday && `, ${shortDay(monday)} to ${shortDay(addDays(monday, DAYS_PER_WEEK - 1))}`}
      </p>
      <p className="flex h-6 items-end gap-1.5">
        Weight {line} {weightUnit}
      </p>
      <p className="flex h-6 items-end gap-1.5">Notes {line}</p>
      <p className="flex h-6 items-end">{line}</p>
    </div>
  );
}

function spanOf({ startsOn, weeks, client }: ProgrammeSource): string {
  if (startsOn) return `${shortDay(startsOn)} to ${fullDay(lastDayOf(startsOn, weeks.length))}`;
  return client ? "every week" : "";
}
