import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { FILTERS, type Filter, LIMITS, toggledFilter } from "@/lib/desk/roster/question";
import type { Roster } from "@/lib/desk/roster/schema";
import type { AskProps } from "./roster-search";

const filterTexts: Record<Filter, string> = {
  all: "All",
  today: "Today",
  behind: "Behind plan",
  unweighed: "No weigh-in, 14 days",
  quiet: "Quiet",
  archived: "Archived",
};

type RosterFiltersProps = AskProps & Pick<Roster, "counts" | "tags"> & { children: ReactNode };

/** Each choice narrows the list further; "All" takes the filters back, and a chosen tag is taken back by itself. */
export function RosterFilters({ asked, counts, tags, onAsk, children }: RosterFiltersProps) {
  const { filters } = asked;
  const isChosen = (one: Filter) => (one === "all" ? filters.length === 0 : filters.includes(one));
  const shown = FILTERS.filter((one) => one === "all" || isChosen(one) || counts[one] > 0);
  const has = (name: string) => asked.tags.some((tag) => tag.toLowerCase() === name.toLowerCase());
  const more = tags.filter(({ name }) => !has(name));
  return (
    <div className="relative -mx-4 mb-1.5 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] @2xl:mx-0 @2xl:items-start @2xl:gap-1.5 @2xl:overflow-visible @2xl:px-0">
      <div className="contents @2xl:flex @2xl:min-w-0 @2xl:flex-wrap @2xl:gap-1.5">
        {/* First, so that a phone shows them without scrolling. */}
        {asked.tags.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-label={`Remove the filter ${tag}`}
            onClick={() => onAsk({ tags: asked.tags.filter((one) => one !== tag) })}
            className={cn(chip, chosenChip)}
          >
            {tag}
            <X aria-hidden className="-mr-1 ml-1.5 size-4" />
          </button>
        ))}
        <fieldset className="contents">
          <legend className="sr-only">Show</legend>
          {shown.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={isChosen(one)}
              onClick={() => onAsk({ filters: toggledFilter(filters, one) })}
              className={cn(chip, isChosen(one) ? chosenChip : "border-input")}
            >
              {filterTexts[one]}{" "}
              <span className="ml-1.5 font-normal text-muted-foreground @2xl:ml-1">{counts[one]}</span>
            </button>
          ))}
        </fieldset>
        {more.length > 0 && asked.tags.length < LIMITS.tags && (
          <select
            aria-label="Tag"
            value=""
            onChange={({ target }) => onAsk({ tags: [...asked.tags, target.value] })}
            className={cn(chip, "max-w-full field-sizing-content border-input bg-background")}
          >
            <option value="">{asked.tags.length > 0 ? "And tag" : "All tags"}</option>
            {more.map(({ name, clients }) => (
              <option key={name} value={name}>
                {name} ({clients})
              </option>
            ))}
          </select>
        )}
      </div>
      {children}
    </div>
  );
}

const chip =
  "pressable relative flex min-h-11 shrink-0 items-center rounded-icon border-[1.5px] px-3 @2xl:px-2.5 font-label text-sm whitespace-nowrap pointer-fine:min-h-9";
const chosenChip = "border-primary bg-primary/15 text-primary";
