import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { controlOutline, Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import type { Filter, Sort } from "@/lib/desk/roster/question";
import { type Asked, FILTERS, LIMITS, SORTS } from "@/lib/desk/roster/question";
import type { Roster } from "@/lib/desk/roster/schema";

const sortTexts: Record<Sort, string> = {
  next: "Next session",
  name: "Name",
  last: "Last session",
  weighed: "Weigh-in",
  plan: "Plan",
  added: "Newest",
};

const filterTexts: Record<Filter, string> = {
  all: "All",
  today: "Today",
  behind: "Behind plan",
  unweighed: "No weigh-in, 14 days",
  quiet: "Quiet",
  archived: "Archived",
};

/** The debounce of the search, in ms. */
const DEBOUNCE_MS = 180;

type AskProps = { asked: Asked; onAsk: (change: Partial<Asked>) => void };

type RosterSearchProps = AskProps & { total: number; className?: string };

/** On phones with a sort select; laptops sort by column. */
export function RosterSearch({ asked, total, onAsk, className }: RosterSearchProps) {
  return (
    <div className={cn("flex flex-wrap gap-2.5", className)}>
      <SearchField asked={asked.q} total={total} onAsk={(q) => onAsk({ q })} />
      <select
        aria-label="Sort by"
        value={asked.sort}
        onChange={({ target }) => onAsk({ sort: target.value })}
        className={cn(controlOutline, "min-h-12 w-auto max-w-full lg:hidden")}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {sortTexts[sort]}
          </option>
        ))}
        {asked.sort.startsWith("-") && <option value={asked.sort}>Reverse order</option>}
      </select>
    </div>
  );
}

type RosterFiltersProps = AskProps & Pick<Roster, "counts" | "tags">;

export function RosterFilters({ asked, counts, tags, onAsk }: RosterFiltersProps) {
  const filters = FILTERS.filter((one) => one === "all" || one === asked.filter || counts[one] > 0);
  const asksFor = ({ name }: { name: string }) => name.toLowerCase() === asked.tag?.toLowerCase();
  // A tag that nobody has any more stays a choice, because the list still asks for it.
  const choices = asked.tag && !tags.some(asksFor) ? [...tags, { name: asked.tag, clients: 0 }] : tags;
  const chosen = choices.find(asksFor);
  return (
    <div className="relative -mx-4 mb-1.5 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0">
      <RadioGroup
        aria-label="Show"
        options={filters.map((value) => ({
          value,
          label: <Counted name={filterTexts[value]} count={counts[value]} />,
        }))}
        value={asked.filter}
        onValueChange={(filter) => onAsk({ filter })}
        className="flex shrink-0 gap-2 lg:shrink lg:flex-wrap"
        itemClassName={cn(
          chip,
          "border-input has-checked:border-primary has-checked:bg-primary/15 has-checked:text-primary",
        )}
      />
      {choices.length > 0 && (
        <select
          aria-label="Tag"
          value={chosen?.name ?? ""}
          onChange={({ target }) => onAsk({ tag: target.value || null })}
          className={cn(
            chip,
            "max-w-full",
            chosen ? "border-primary bg-primary/15 text-primary" : "border-input bg-background",
          )}
        >
          <option value="">All tags</option>
          {choices.map(({ name, clients }) => (
            <option key={name} value={name}>
              {name} ({clients})
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

const chip =
  "pressable relative flex min-h-11 shrink-0 items-center rounded-icon border-[1.5px] px-3 font-label text-sm whitespace-nowrap pointer-fine:min-h-9";

function Counted({ name, count }: { name: string; count: number }) {
  return (
    <>
      {name} <span className="ml-1.5 font-normal text-muted-foreground">{count}</span>
    </>
  );
}

type SearchFieldProps = { asked: string; total: number; onAsk: (q: string) => void };

function SearchField({ asked, total, onAsk }: SearchFieldProps) {
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  const ask = useEffectEvent(onAsk);
  // Back and "Show all clients" change the query without typing.
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      ask(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Input
      type="search"
      aria-label="Search by name or tag"
      placeholder={total === 1 ? "Search 1 client" : `Search ${total} clients`}
      leading={<Search aria-hidden />}
      maxLength={LIMITS.searchLength}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      className="min-h-12 min-w-40 flex-1 lg:min-h-11"
    />
  );
}
