import { Command } from "cmdk";
import type { ReactNode } from "react";
import { ClientThumbnail } from "@/components/ui/avatar";
import { keysText } from "@/components/ui/keys";
import { matchedParts } from "@/lib/desk/roster/match";
import type { RosterRow } from "@/lib/desk/roster/schema";
import { standingText } from "@/lib/desk/roster/wording";
import { useCalendar, useNow } from "@/lib/platform/browser/use-calendar";
import { thumbnailUrl } from "@/lib/text/addresses";
import { daysBetween } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { initialsOf } from "@/lib/text/names";

type PaletteItemProps = { value: string; typed?: string; onSelect: () => void } & (
  | { row: RosterRow; label?: never; icon?: never; keys?: never }
  | { row?: never; label: string; icon: ReactNode; keys?: string | undefined }
);

export function PaletteItem({ value, typed = "", onSelect, row, label, icon, keys }: PaletteItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      data-keys={keys && keysText(keys)}
      className="flex min-h-12 cursor-pointer select-none items-center gap-3 rounded-image px-2.5 py-1 text-sm data-[selected=true]:bg-accent pointer-fine:min-h-11 pointer-fine:data-keys:after:ml-auto pointer-fine:data-keys:after:text-muted-foreground pointer-fine:data-keys:after:text-xs pointer-fine:data-keys:after:content-[attr(data-keys)]"
    >
      {row ? (
        <ClientThumbnail
          src={row.photoUrl && thumbnailUrl(row.photoUrl)}
          initials={initialsOf(row.name)}
          className="h-10 w-8"
          textClassName="text-2xs"
        />
      ) : (
        <span className="grid w-8 shrink-0 place-items-center text-muted-foreground [&_svg]:size-[18px]">
          {icon}
        </span>
      )}
      <span className="min-w-0 break-words font-strong">
        {matchedParts(row?.name ?? label ?? "", typed).map(({ text, isMatch }, index) =>
          isMatch ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
            <span key={index} className="text-primary">
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
      {row && <Standing row={row} />}
    </Command.Item>
  );
}

function Standing({ row }: { row: RosterRow }) {
  const calendar = useCalendar();
  const now = useNow();
  const age = row.weighedAt === null ? null : daysBetween(dayHere(calendar(row.weighedAt)), dayHere(now));
  return <span className="ml-auto shrink-0 text-muted-foreground text-xs">{standingText(row, age)}</span>;
}
