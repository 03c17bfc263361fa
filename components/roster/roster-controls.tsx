import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Chips } from "@/components/ui/chips";
import { cn } from "@/components/ui/cn";
import { controlOutline, Input } from "@/components/ui/input";
import { type Asked, FILTERS, LIMITS, SORTS } from "@/lib/roster/question";
import type { Roster } from "@/lib/roster/schema";
import { filterTexts, rosterTexts, sortTexts } from "./texts";

/** Milliseconds without a letter, after which what stands in the search is asked. */
const PAUSE_MS = 180;

type RosterControlsProps = {
  asked: Asked;
  counts: Roster["counts"];
  tags: Roster["tags"];
  onAsk: (change: Partial<Asked>) => void;
};

/** Search, filters, tags, and on phones the order, which laptops choose by their columns. */
export function RosterControls({ asked, counts, tags, onAsk }: RosterControlsProps) {
  const filters = FILTERS.filter((one) => one === "all" || one === asked.filter || counts[one] > 0);
  return (
    <div className="mb-2.5 flex flex-col gap-2.5">
      <div className="flex flex-wrap gap-2.5">
        <SearchField asked={asked.q} total={counts.all} onAsk={(q) => onAsk({ q })} />
        <select
          aria-label={rosterTexts.sort}
          value={asked.sort}
          onChange={({ target }) => onAsk({ sort: target.value })}
          className={cn(controlOutline, "min-h-13 w-auto max-w-full lg:hidden")}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sortTexts[sort]}
            </option>
          ))}
          {asked.sort.startsWith("-") && <option value={asked.sort}>{rosterTexts.turned}</option>}
        </select>
      </div>
      <Chips
        aria-label={rosterTexts.filter}
        layout="scroll"
        options={filters.map((value) => ({ value, label: `${filterTexts[value]} ${counts[value]}` }))}
        value={asked.filter}
        onValueChange={(filter) => onAsk({ filter })}
      />
      {tags.length > 0 && (
        <fieldset className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
          <legend className="sr-only">{rosterTexts.tags}</legend>
          {tags.map(({ name, clients }) => {
            const isOn = asked.tag?.toLowerCase() === name.toLowerCase();
            return (
              <button
                key={name}
                type="button"
                aria-pressed={isOn}
                onClick={() => onAsk({ tag: isOn ? null : name })}
                className="pressable min-h-11 shrink-0 rounded-icon border-[1.5px] border-transparent bg-secondary px-3 text-sm aria-pressed:border-primary aria-pressed:font-strong pointer-fine:min-h-9"
              >
                {name} <span className="text-muted-foreground">{clients}</span>
              </button>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}

type SearchFieldProps = { asked: string; total: number; onAsk: (q: string) => void };

function SearchField({ asked, total, onAsk }: SearchFieldProps) {
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  const ask = useEffectEvent(onAsk);
  // Back, and the button that shows all, change what is asked without a letter being typed.
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
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Input
      type="search"
      aria-label={rosterTexts.searchLabel}
      placeholder={rosterTexts.search(total)}
      leading={<Search aria-hidden />}
      maxLength={LIMITS.searchLength}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      className="min-w-40 flex-1"
    />
  );
}
