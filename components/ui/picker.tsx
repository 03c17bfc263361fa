"use client";

import { ChevronsUpDown, Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { cn } from "./cn";
import { useFieldControl } from "./field-context";
import { controlOutline } from "./input";
import { later, preloadCode } from "./later";
import type { PickerOption } from "./picker-options";

type PickerProps = {
  options: readonly PickerOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  label: string;
  placeholder?: string;
  searchPlaceholder?: string;
  emptyText?: string;
  searchIcon?: boolean;
  searchable?: boolean;
  disabled?: boolean;
  id?: string;
  className?: string;
};

// Lazy: these surfaces are larger than many pages.
const PickerSurface = later(() => import("./picker-surface").then((module) => module.default));

const isLaptop = () => window.matchMedia?.("(min-width: 64rem)").matches ?? true;

export function Picker(props: PickerProps) {
  const { options, value, onValueChange, label, placeholder = "Select", disabled = false } = props;
  // Decided on opening, so that the server's HTML does not depend on the screen.
  const [surface, setSurface] = useState<"closed" | "sheet" | "popover">("closed");
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const wired = useFieldControl({ id: props.id });
  const selected = options.find((option) => option.value === value);
  useEffect(() => preloadCode(PickerSurface.preload), []);

  const toggle = () => setSurface(surface !== "closed" ? "closed" : isLaptop() ? "popover" : "sheet");
  const choose = (next: string) => {
    setSurface("closed");
    if (next !== value) onValueChange(next);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={surface !== "closed"}
        aria-controls={listId}
        aria-label={wired.id === props.id ? label : undefined}
        disabled={disabled}
        onClick={toggle}
        className={cn(
          controlOutline,
          "min-h-13 pr-3 text-left disabled:border-border disabled:text-muted-foreground aria-[invalid=true]:border-destructive",
          props.className,
        )}
        {...wired}
      >
        {props.searchIcon && (
          <Search aria-hidden className="size-[18px] shrink-0 stroke-2 text-muted-foreground" />
        )}
        <span className={cn("min-w-0 flex-1 truncate", !selected && "text-muted-foreground")}>
          {selected ? selected.label : placeholder}
          {selected?.detail && <span className="ml-1 text-muted-foreground"> {selected.detail}</span>}
        </span>
        <ChevronsUpDown aria-hidden className="size-[18px] shrink-0 stroke-2 text-muted-foreground" />
      </button>
      {surface !== "closed" && (
        <PickerSurface
          kind={surface}
          anchor={trigger}
          onClose={() => setSurface("closed")}
          list={{
            id: listId,
            options,
            value,
            label,
            searchPlaceholder: props.searchPlaceholder ?? "Search",
            emptyText: props.emptyText ?? "No results.",
            searchable: props.searchable ?? true,
            onChoose: choose,
          }}
        />
      )}
    </>
  );
}
