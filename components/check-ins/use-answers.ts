"use client";

import { useEffect, useRef, useState } from "react";
import type { Side } from "@/lib/body/body";
import { readPictures, removePictures, writePicture } from "@/lib/browser/draft-pictures";
import { readDraft, removeDraft, writeDraft } from "@/lib/browser/form-drafts";
import { type Answers, answersIn, isEmpty, NO_ANSWERS } from "./answers";

export type TakenPhotos = Partial<Record<Side, Blob>>;

const FORM = "check-in";
const SENT = "check-in-sent";

/**
 * What is entered, kept on this device with every change until it is sent.
 * @param owner the link's name on this device
 */
export function useAnswers(owner: string) {
  const [answers, setAnswers] = useState(NO_ANSWERS);
  // A held button changes faster than the page is drawn.
  const latest = useRef(NO_ANSWERS);
  const [photos, setPhotos] = useState<TakenPhotos>({});
  const key = { trainerId: owner, form: FORM };
  useEffect(() => {
    // What was entered before this page was taken over counts more than what was left in it before.
    if (isEmpty(latest.current)) latest.current = answersIn(readDraft({ trainerId: owner, form: FORM }));
    setAnswers(latest.current);
    void readPictures(owner).then((pictures) => setPhotos((now) => ({ ...pictures, ...now })));
  }, [owner]);
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
    /** What was sent is no draft any more; its answers stay, to be changed. */
    finish() {
      writeDraft({ trainerId: owner, form: SENT }, latest.current);
      latest.current = NO_ANSWERS;
      setAnswers(NO_ANSWERS);
      setPhotos({});
      removeDraft(key);
      void removePictures(owner);
    },
    /** Begins again with what was sent last from this device. */
    takeUp() {
      change(answersIn(readDraft({ trainerId: owner, form: SENT })));
    },
  };
}
