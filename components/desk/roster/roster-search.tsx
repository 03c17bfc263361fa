import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { controlOutline, Input } from "@/components/ui/input";
import type { Sort } from "@/lib/desk/roster/question";
import { type Asked, LIMITS, SORTS } from "@/lib/desk/roster/question";

const sortTexts: Record<Sort, string> = {
  next: "Next session",
  name: "Name",
  last: "Last session",
  weighed: "Weigh-in",
  plan: "Plan",
  added: "Newest",
};

/** The debounce of the search, in ms. */
const DEBOUNCE_MS = 180;

export type AskProps = { asked: Asked; onAsk: (change: Partial<Asked>) => void };

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
        className={cn(controlOutline, "min-h-12 w-auto max-w-full @2xl:hidden")}
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
      className="min-h-12 min-w-40 flex-1 @2xl:min-h-11"
    />
  );
}
