"use client";

import { ChevronDown, Plus } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { AvailablePreset } from "@/lib/training/catalogue/catalogue";

type PresetItemProps = {
  available: AvailablePreset;
  /** The exercise whose request is pending. */
  adding: string | null;
  onAdd: (exerciseName: string) => void;
};

/** The name toggles the list of variations, which are separate exercises. */
export function PresetItem({ available, adding, onAdd }: PresetItemProps) {
  const { preset, addable, variations } = available;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <li className="border-b last:border-b-0">
      <div className="flex min-h-16 items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-15 min-w-0 flex-1 items-center gap-2 rounded-image text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-label">{preset.name}</span>
            {!isOpen && variations.length > 0 && (
              <span className="block truncate text-muted-foreground text-xs">{variations.join(", ")}</span>
            )}
          </span>
          <ChevronDown
            aria-hidden
            className={cn(
              "size-[18px] shrink-0 stroke-2 text-muted-foreground transition-transform duration-quick",
              isOpen && "rotate-180",
            )}
          />
        </button>
        {addable ? (
          <AddButton name={preset.name} adding={adding} onAdd={onAdd} />
        ) : (
          <span className="w-11 shrink-0" />
        )}
      </div>
      {isOpen && (
        <ul id={listId} className="mb-2 ml-3 border-l pl-3">
          {variations.map((name) => (
            <li key={name} className="flex min-h-13 items-center gap-2">
              <span className="min-w-0 flex-1 text-sm">{name}</span>
              <AddButton name={name} adding={adding} onAdd={onAdd} />
            </li>
          ))}
          {variations.length === 0 && (
            <li className="py-2 text-muted-foreground text-sm">No available variations.</li>
          )}
        </ul>
      )}
    </li>
  );
}

function AddButton({ name, adding, onAdd }: { name: string } & Omit<PresetItemProps, "available">) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={`Add ${name}`}
      pending={adding === name}
      disabled={adding !== null}
      onClick={() => onAdd(name)}
    >
      {adding !== name && <Plus aria-hidden className="size-[18px]" />}
    </Button>
  );
}
