"use client";

import { Archive, ArchiveRestore, Columns2, Dumbbell, LinkIcon, Plus, Weight, X } from "lucide-react";
import { useState } from "react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { useSaveEntry } from "@/lib/desk/roster/queries";
import { LIMITS } from "@/lib/desk/roster/question";
import type { RosterEntry, RosterRow } from "@/lib/desk/roster/schema";
import { clientAddress } from "@/lib/text/addresses";

type EntrySheetProps = {
  row: RosterRow;
  isArchived: boolean;
  /** All tags in use. */
  used: readonly string[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const ROW_ACTIONS = [
  { label: "Log workout", place: "workouts", icon: <Dumbbell aria-hidden /> },
  { label: "Weigh-in", place: "weighIn", icon: <Weight aria-hidden /> },
  { label: "Images", place: "morphs", icon: <Columns2 aria-hidden /> },
  { label: "Check-in link", place: "checkInLink", icon: <LinkIcon aria-hidden /> },
] as const;

export function EntrySheet({ row, isArchived, used, isOpen, onOpenChange }: EntrySheetProps) {
  const { keepTags, archive, isSaving } = useEntry(row);
  const [tags, setTags] = useState(row.tags);
  const [typed, setTyped] = useState("");
  const has = (tag: string) => tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  const isFull = tags.length >= LIMITS.tags;
  const put = async (next: string[]) => {
    const before = tags;
    setTags(next);
    if (!(await keepTags(next))) setTags(before);
  };
  const add = (tag: string) => {
    if (tag && !has(tag) && !isFull) void put([...tags, tag]);
  };
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <div className="flex items-center justify-between gap-3">
          <SheetTitle className="type-display min-w-0 break-words text-xl">{row.name}</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <nav aria-label="Actions" className="mt-3 grid grid-cols-2 gap-2">
          {ROW_ACTIONS.map(({ label, place, icon }) => (
            <Button key={place} asChild variant="secondary" size="sm">
              <PageLink href={clientAddress(row.id, place)}>
                {icon}
                {label}
              </PageLink>
            </Button>
          ))}
        </nav>
        <form
          action={() => {
            add(typed.trim());
            setTyped("");
          }}
          className="mt-3 flex items-end gap-2.5"
        >
          <Field label="New tag" className="flex-1">
            <Input
              value={typed}
              maxLength={LIMITS.tagLength}
              disabled={isFull}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary" disabled={!typed.trim() || isFull}>
            <Plus aria-hidden />
            Add
          </Button>
        </form>
        {isFull && (
          <p className="mt-1.5 text-muted-foreground text-xs">A client has at most {LIMITS.tags} tags.</p>
        )}
        <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Remove tag ${tag}`}
                onClick={() => put(tags.filter((one) => one !== tag))}
              >
                {tag}
                <X aria-hidden />
              </Button>
            </li>
          ))}
          {used
            .filter((tag) => !has(tag) && !isFull)
            .map((tag) => (
              <li key={tag}>
                <Button variant="ghost" size="sm" aria-label={`Add tag ${tag}`} onClick={() => add(tag)}>
                  <Plus aria-hidden />
                  {tag}
                </Button>
              </li>
            ))}
        </ul>
        <div className="mt-4 border-t pt-4">
          <p className="mb-3 text-muted-foreground text-sm">
            {isArchived
              ? "This client is archived and does not appear in the list and in analytics. Nothing is deleted."
              : "An archived client does not appear in the list and in analytics. Nothing is deleted."}
          </p>
          <Button
            variant="outline"
            block
            pending={isSaving}
            onClick={async () => {
              if (await archive(!isArchived)) onOpenChange(false);
            }}
          >
            {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {isArchived ? "Back to the list" : "Archive client"}
          </Button>
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** Each function resolves to whether it was saved. */
function useEntry({ id, name }: Pick<RosterRow, "id" | "name">) {
  const { mutateAsync, isPending } = useSaveEntry();
  const keep = (entry: RosterEntry): Promise<boolean> =>
    mutateAsync({ params: { id }, body: entry }).then(
      () => true,
      () => {
        toast({
          variant: "destructive",
          title: "Error",
          description: "Nothing was saved. Please try again.",
        });
        return false;
      },
    );
  const archive = async (archived: boolean): Promise<boolean> => {
    const isSaved = await keep({ archived });
    if (isSaved)
      offerUndo(
        archived ? `${name} is archived` : `${name} is back in the list`,
        () => archive(!archived),
        archived ? "Nothing is deleted. The Archived filter shows them." : undefined,
      );
    return isSaved;
  };
  return { isSaving: isPending, keepTags: (tags: string[]) => keep({ tags }), archive };
}
