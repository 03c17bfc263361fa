"use client";

import { Check } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { cn } from "./cn";
import { Input } from "./input";
import { filterOptions, type PickerOption } from "./picker-options";

export type PickerListProps = {
  id: string;
  options: readonly PickerOption[];
  value: string | undefined;
  label: string;
  searchPlaceholder: string;
  emptyText: string;
  /** Otherwise the search field is hidden and only receives keys. */
  searchable: boolean;
  onChoose: (value: string) => void;
};

/** Rendering hundreds of rows would slow down typing. */
const MAX_SHOWN = 60;

/** The focus stays in the search field; arrow keys move the active option. */
export function PickerList({ id, options, value, label, searchable, onChoose, ...texts }: PickerListProps) {
  const [query, setQuery] = useState("");
  const matching = filterOptions(options, query);
  const found = matching.slice(0, MAX_SHOWN);
  const [activeValue, setActiveValue] = useState(value);
  const active = Math.max(
    0,
    found.findIndex((option) => option.value === activeValue),
  );
  const activeOption = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new active option must scroll into view.
  useEffect(() => {
    activeOption.current?.scrollIntoView?.({ block: "nearest" });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      const next = found[(target + found.length) % Math.max(1, found.length)];
      if (next) setActiveValue(next.value);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const chosen = found[active];
      if (chosen && !chosen.disabled) onChoose(chosen.value);
    }
  };

  return (
    <>
      <Input
        type="search"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        aria-label={`Search ${label.toLowerCase()}`}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="done"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
        readOnly={!searchable}
        className={cn("mb-2 shrink-0 lg:min-h-11", !searchable && "sr-only")}
        inputClassName="[&::-webkit-search-cancel-button]:hidden"
      />
      <div
        id={id}
        role="listbox"
        aria-label={label}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys.
          <div
            key={option.value}
            id={`${id}-${index}`}
            ref={index === active ? activeOption : undefined}
            role="option"
            tabIndex={-1}
            data-active-option={index === active ? "" : undefined}
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            onClick={() => !option.disabled && onChoose(option.value)}
            onPointerMove={() => setActiveValue(option.value)}
            className={cn(
              "flex min-h-12 cursor-pointer items-center gap-2 rounded-image px-3 text-base aria-disabled:text-muted-foreground aria-selected:font-strong lg:min-h-10 lg:text-sm",
              index === active && "bg-accent text-accent-foreground",
            )}
          >
            <span className="min-w-0 flex-1 truncate">
              {option.label}
              {option.detail && (
                <span className="ml-1 font-normal text-muted-foreground"> {option.detail}</span>
              )}
            </span>
            {option.value === value && (
              <Check aria-hidden className="size-[18px] shrink-0 stroke-2 text-primary" />
            )}
          </div>
        ))}
      </div>
      {matching.length > found.length && (
        <p className="shrink-0 px-3 pt-2 text-muted-foreground text-xs">
          {matching.length - found.length} more. Search to find them.
        </p>
      )}
      {found.length === 0 && (
        <p role="status" className="px-3 py-4 text-muted-foreground text-sm">
          {texts.emptyText}
        </p>
      )}
    </>
  );
}
