"use client";

import { useEffect, useRef, useState } from "react";
import type { Side } from "@/lib/body/body";
import type { OpenCheckIn } from "@/lib/check-ins/page/schema";
import { readPictures, removePictures, writePicture } from "@/lib/platform/browser/database";
import { readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/form-drafts";
import { type Answers, isEmpty, NO_ANSWERS, parseAnswers } from "./answers";

export type TakenPhotos = Partial<Record<Side, Blob>>;

const FORM = "check-in";
const SENT = "check-in-sent";

/** With the girths as they were typed, if this device sent them. */
function sentBefore(owner: string, known: Again["sentAnswers"]): Answers {
  const here = parseAnswers(readDraft({ trainerId: owner, form: SENT }));
  return isEmpty(here) && known ? { ...NO_ANSWERS, ...known } : here;
}

type Again = {
  /** What the server has of this round. */
  sentAnswers: OpenCheckIn["sentAnswers"];
  /** The form begins with them. */
  isAskedAgain: boolean;
};

/** @param owner the link's name in storage */
export function useAnswers(owner: string, { sentAnswers, isAskedAgain }: Again) {
  const [answers, setAnswers] = useState(NO_ANSWERS);
  // A held button fires faster than React renders.
  const latest = useRef(NO_ANSWERS);
  const [photos, setPhotos] = useState<TakenPhotos>({});
  const key = { trainerId: owner, form: FORM };
  useEffect(() => {
    // Entries from before hydration take priority over a stored draft.
    if (isEmpty(latest.current)) latest.current = parseAnswers(readDraft({ trainerId: owner, form: FORM }));
    if (isEmpty(latest.current) && isAskedAgain) latest.current = sentBefore(owner, sentAnswers);
    setAnswers(latest.current);
    void readPictures(owner).then((pictures) => setPhotos((now) => ({ ...pictures, ...now })));
  }, [owner, isAskedAgain, sentAnswers]);
  const change = (changes: Partial<Answers>) => {
    latest.current = { ...latest.current, ...changes };
    setAnswers(latest.current);
    writeDraft(key, latest.current);
  };
  return {
    answers,
    photos,
    change,
    changePhoto(side: Side, photo: Blob | null) {
      setPhotos(({ [side]: _, ...others }) => (photo ? { ...others, [side]: photo } : others));
      void writePicture(owner, side, photo);
    },
    /** The sent answers stay stored, so that the client can change them. */
    finish() {
      writeDraft({ trainerId: owner, form: SENT }, latest.current);
      latest.current = NO_ANSWERS;
      setAnswers(NO_ANSWERS);
      setPhotos({});
      removeDraft(key);
      void removePictures(owner);
    },
    /** Fills the form with the answers that were sent last, to change them. */
    takeUp() {
      change(sentBefore(owner, sentAnswers));
    },
  };
}
