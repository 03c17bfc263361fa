import { Command } from "cmdk";
import type { ReactNode } from "react";
import { ClientThumbnail } from "@/components/ui/avatar";
import { keysText } from "@/components/ui/keys";
import type { RosterRow } from "@/lib/desk/roster/schema";
import { ageText, dueText, standingText } from "@/lib/desk/roster/wording";
import { useCalendar, useNow } from "@/lib/platform/browser/use-calendar";
import { thumbnailUrl } from "@/lib/text/addresses";
import { daysBetween } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { matchedParts } from "@/lib/text/match";
import { initialsOf } from "@/lib/text/names";
import type { ClientAction } from "./client-actions";

type ItemProps = { value: string; keys?: string; onSelect: () => void; children: ReactNode };

function Item({ value, keys, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      data-keys={keys && keysText(keys)}
      className="flex min-h-12 cursor-pointer select-none items-center gap-3 rounded-image px-2.5 py-1 text-sm data-[selected=true]:bg-accent pointer-fine:min-h-11 pointer-fine:data-keys:after:ml-auto pointer-fine:data-keys:after:text-muted-foreground pointer-fine:data-keys:after:text-xs pointer-fine:data-keys:after:content-[attr(data-keys)]"
    >
      {children}
    </Command.Item>
  );
}

type ClientItemProps = { row: RosterRow; typed: string; onSelect: () => void };

export function ClientItem({ row, typed, onSelect }: ClientItemProps) {
  return (
    <Item value={row.id} onSelect={onSelect}>
      <Face row={row} />
      <Label text={row.name} typed={typed} />
      <Detail>
        <Standing row={row} />
      </Detail>
    </Item>
  );
}

type ActionItemProps = { action: ClientAction; row: RosterRow; onSelect: () => void };

export function ActionItem({ action, row, onSelect }: ActionItemProps) {
  return (
    <Item value={`${action.place} ${row.id}`} onSelect={onSelect}>
      <Icon>{action.icon}</Icon>
      <Label text={action.label} />
      <span className="min-w-0 truncate text-muted-foreground">{row.name}</span>
      {action.place === "weighIn" && (
        <Detail>
          <LastWeighIn row={row} />
        </Detail>
      )}
      {action.place === "workouts" && (
        <Detail>
          <Due row={row} />
        </Detail>
      )}
    </Item>
  );
}

type PlaceItemProps = {
  place: { id: string; label: string; icon: ReactNode; keys: string };
  typed: string;
  onSelect: () => void;
};

export function PlaceItem({ place, typed, onSelect }: PlaceItemProps) {
  return (
    <Item value={place.id} keys={place.keys} onSelect={onSelect}>
      <Icon>{place.icon}</Icon>
      <Label text={place.label} typed={typed} />
    </Item>
  );
}

const Face = ({ row }: { row: RosterRow }) => (
  <ClientThumbnail
    src={row.photoUrl && thumbnailUrl(row.photoUrl)}
    initials={initialsOf(row.name)}
    className="h-10 w-8"
    textClassName="text-2xs"
  />
);

const Icon = ({ children }: { children: ReactNode }) => (
  <span className="grid w-8 shrink-0 place-items-center text-muted-foreground [&_svg]:size-[18px]">
    {children}
  </span>
);

const Detail = ({ children }: { children: ReactNode }) => (
  <span className="ml-auto shrink-0 text-muted-foreground text-xs">{children}</span>
);

function Label({ text, typed = "" }: { text: string; typed?: string }) {
  return (
    <span className="min-w-0 break-words font-strong">
      {matchedParts(text, typed).map(({ text, isMatch }, index) =>
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
  );
}

/** In days; null without a weigh-in. */
function useWeighInAge({ weighedAt }: RosterRow): number | null {
  const calendar = useCalendar();
  const now = useNow();
  return weighedAt === null ? null : daysBetween(dayHere(calendar(weighedAt)), dayHere(now));
}

const Due = ({ row }: { row: RosterRow }) => dueText(row, dayHere(useNow()));

const Standing = ({ row }: { row: RosterRow }) => standingText(row, useWeighInAge(row));

function LastWeighIn({ row }: { row: RosterRow }) {
  const age = useWeighInAge(row);
  return age === null ? "None yet" : `Last ${ageText(age).toLowerCase()}`;
}
