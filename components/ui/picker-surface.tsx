"use client";

import { Check } from "lucide-react";
import { Popover } from "radix-ui";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { cn } from "./cn";
import { FieldContext } from "./field-context";
import { Input } from "./input";
import { filterOptions, type PickerOption } from "./picker-options";
import { Sheet, SheetContent, SheetTitle } from "./sheet";

type PickerSurfaceProps = {
  kind: "sheet" | "popover";
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  list: PickerListProps;
};

/** In its own module, so that it loads lazily. */
export default function PickerSurface({ kind, anchor, onClose, list }: PickerSurfaceProps) {
  const focusAnchor = (event: Event) => {
    event.preventDefault();
    anchor.current?.focus();
  };
  const closeUnlessOpen = (open: boolean) => {
    if (!open) onClose();
  };
  // The search field must not inherit the id and the error of the surrounding field.
  const content = (
    <FieldContext.Provider value={null}>
      <PickerList {...list} />
    </FieldContext.Provider>
  );
  if (kind === "sheet") {
    return (
      <Sheet open onOpenChange={closeUnlessOpen}>
        <SheetContent
          aria-describedby={undefined}
          // Focus in the search field would open the phone's keyboard over the list.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement | null)?.focus();
          }}
          onCloseAutoFocus={focusAnchor}
          className="h-[72dvh] overflow-hidden"
        >
          <SheetTitle className="mb-2">{list.label}</SheetTitle>
          {content}
        </SheetContent>
      </Sheet>
    );
  }
  return (
    <Popover.Root open onOpenChange={closeUnlessOpen}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={16}
          aria-label={list.label}
          onInteractOutside={(event) => {
            // A press on the trigger closes it anyway; closing it here too would open it again.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={focusAnchor}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-[260px] animate-pop-in flex-col overflow-hidden rounded-photo border bg-popover p-2 text-popover-foreground shadow-pop outline-none"
        >
          {content}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type PickerListProps = {
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
function PickerList({ id, options, value, label, searchable, onChoose, ...texts }: PickerListProps) {
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
