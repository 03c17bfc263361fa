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

type RosterControlsProps = {
  asked: Asked;
  counts: Roster["counts"];
  tags: Roster["tags"];
  onAsk: (change: Partial<Asked>) => void;
};

/** On phones with a sort select; laptops sort by column. */
export function RosterControls({ asked, counts, tags, onAsk }: RosterControlsProps) {
  const filters = FILTERS.filter((one) => one === "all" || one === asked.filter || counts[one] > 0);
  return (
    <div className="mb-2.5 flex flex-col gap-2.5">
      <div className="flex flex-wrap gap-2.5">
        <SearchField asked={asked.q} total={counts.all} onAsk={(q) => onAsk({ q })} />
        <select
          aria-label="Sort by"
          value={asked.sort}
          onChange={({ target }) => onAsk({ sort: target.value })}
          className={cn(controlOutline, "min-h-13 w-auto max-w-full lg:hidden")}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sortTexts[sort]}
            </option>
          ))}
          {asked.sort.startsWith("-") && <option value={asked.sort}>Reverse order</option>}
        </select>
      </div>
      <div className="relative -mx-4 -my-1 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0">
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
        {tags.length > 0 && (
          <fieldset className="flex shrink-0 gap-2 lg:shrink lg:flex-wrap">
            <legend className="sr-only">Tags</legend>
            {tags.map(({ name, clients }) => {
              const isOn = asked.tag?.toLowerCase() === name.toLowerCase();
              return (
                <button
                  key={name}
                  type="button"
                  aria-pressed={isOn}
                  onClick={() => onAsk({ tag: isOn ? null : name })}
                  className={cn(
                    chip,
                    "border-transparent bg-secondary aria-pressed:border-primary aria-pressed:bg-primary/15 aria-pressed:text-primary",
                  )}
                >
                  <Counted name={name} count={clients} />
                </button>
              );
            })}
          </fieldset>
        )}
      </div>
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
      className="min-w-40 flex-1"
    />
  );
}
