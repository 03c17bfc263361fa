"use client";

import { Archive, ArchiveRestore, Columns2, Dumbbell, LinkIcon, Plus, Weight, X } from "lucide-react";
import { useState } from "react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { useSaveEntries } from "@/lib/desk/roster/queries";
import { LIMITS } from "@/lib/desk/roster/question";
import type { RosterEntry, RosterRow } from "@/lib/desk/roster/schema";
import { clientAddress } from "@/lib/text/addresses";

type EntrySheetProps = {
  /** One client or several, whose tags and archive change together. */
  rows: readonly RosterRow[];
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

const isSame = (tag: string, other: string) => tag.toLowerCase() === other.toLowerCase();

export function EntrySheet({ rows, isArchived, used, isOpen, onOpenChange }: EntrySheetProps) {
  const { who, keep, archive, isSaving } = useEntries(rows);
  const [tagsOf, setTagsOf] = useState(() => rows.map(({ id, tags }) => ({ id, tags })));
  const [typed, setTyped] = useState("");
  const [one, ...others] = rows;
  const tags = tagsOf
    .flatMap((each) => each.tags)
    .filter((tag, at, all) => all.findIndex((other) => isSame(tag, other)) === at);
  const having = (tag: string) => tagsOf.filter((each) => each.tags.some((one) => isSame(one, tag))).length;
  const isFull = tagsOf.every((each) => each.tags.length >= LIMITS.tags);
  const put = async (next: typeof tagsOf) => {
    const before = tagsOf;
    setTagsOf(next);
    if (!(await keep(next))) setTagsOf(before);
  };
  const remove = (tag: string) =>
    void put(tagsOf.map(({ id, tags }) => ({ id, tags: tags.filter((one) => !isSame(one, tag)) })));
  const add = (tag: string) => {
    const takes = ({ tags }: { tags: string[] }) =>
      tags.length < LIMITS.tags && !tags.some((one) => isSame(one, tag));
    if (tag && tagsOf.some(takes))
      void put(tagsOf.map((each) => (takes(each) ? { ...each, tags: [...each.tags, tag] } : each)));
  };
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <div className="flex items-center justify-between gap-3">
          <SheetTitle className="type-display min-w-0 break-words text-xl">{who}</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        {one && others.length === 0 && (
          <nav aria-label="Actions" className="mt-3 grid grid-cols-2 gap-2">
            {ROW_ACTIONS.map(({ label, place, icon }) => (
              <Button key={place} asChild variant="secondary" size="sm">
                <PageLink href={clientAddress(one.id, place)}>
                  {icon}
                  {label}
                </PageLink>
              </Button>
            ))}
          </nav>
        )}
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
                onClick={() => remove(tag)}
              >
                {tag}
                {having(tag) < rows.length && ` (${having(tag)} of ${rows.length})`}
                <X aria-hidden />
              </Button>
            </li>
          ))}
          {used
            .filter((tag) => having(tag) < rows.length && !isFull)
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
            An archived client does not appear in the list and in analytics. Nothing is deleted.
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
            {isArchived ? "Back to the list" : others.length > 0 ? `Archive ${who}` : "Archive client"}
          </Button>
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** Tags and archive of the chosen clients. Each function resolves to whether all of them were saved. */
function useEntries(rows: readonly RosterRow[]) {
  const { mutateAsync, isPending } = useSaveEntries();
  const keep = (entries: RosterEntry[]): Promise<boolean> =>
    mutateAsync({ body: { entries } }).then(
      () => true,
      () => {
        toastFailure("Error", "Nothing was saved. Please try again.");
        return false;
      },
    );
  const [one] = rows;
  const who = rows.length === 1 && one ? one.name : `${rows.length} clients`;
  const be = rows.length === 1 ? "is" : "are";
  const archive = async (archived: boolean): Promise<boolean> => {
    const isSaved = await keep(rows.map(({ id }) => ({ id, archived })));
    if (isSaved)
      offerUndo(
        archived ? `${who} ${be} archived` : `${who} ${be} back in the list`,
        () => archive(!archived),
        archived ? "Nothing is deleted. The Archived filter shows them." : undefined,
      );
    return isSaved;
  };
  return { who, isSaving: isPending, keep, archive };
}
