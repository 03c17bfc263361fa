import { useEffect, useRef, useState } from "react";
import type { TakenPhotos } from "@/components/check-ins/page/use-answers";
import { isMinor } from "@/lib/body/age";
import type { Side } from "@/lib/body/body";
import { readPictures, removePictures, writePicture } from "@/lib/platform/browser/database";
import { readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/form-drafts";
import { birthDateOf, draftIn, EMPTY_DRAFT, type IntakeDraft } from "./draft";

/**
 * Everything is kept on this phone until the trainer has taken it over: it can be changed and sent again.
 * @param owner the link's name in storage @param today YYYY-MM-DD
 */
export function useDraft(owner: string, today: string) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  // A held button fires faster than React renders.
  const latest = useRef(EMPTY_DRAFT);
  const [photos, setPhotos] = useState<TakenPhotos>({});
  /** Null until the device was asked. */
  const [found, setFound] = useState<boolean | null>(null);
  const key = { trainerId: owner, form: "intake" };
  useEffect(() => {
    const stored = draftIn(readDraft({ trainerId: owner, form: "intake" }));
    if (stored && latest.current.changedAt === null) {
      latest.current = stored;
      setDraft(stored);
    }
    setFound(stored !== null);
    void readPictures(owner).then((pictures) => setPhotos((now) => ({ ...pictures, ...now })));
  }, [owner]);
  const put = (next: IntakeDraft) => {
    latest.current = next;
    setDraft(next);
    // What a minor enters is not kept.
    if (isMinor({ birthDate: birthDateOf(next.born) }, today)) removeDraft(key);
    else writeDraft(key, next);
  };
  return {
    draft,
    photos,
    found,
    change: (changes: Partial<IntakeDraft>) =>
      put({ ...latest.current, ...changes, changedAt: new Date().toISOString() }),
    changePhoto(side: Side, photo: Blob | null) {
      setPhotos(({ [side]: _, ...others }) => (photo ? { ...others, [side]: photo } : others));
      void writePicture(owner, side, photo);
    },
    forget() {
      latest.current = EMPTY_DRAFT;
      setDraft(EMPTY_DRAFT);
      setPhotos({});
      setFound(false);
      removeDraft(key);
      void removePictures(owner);
    },
  };
}

export type DraftControl = ReturnType<typeof useDraft>;
