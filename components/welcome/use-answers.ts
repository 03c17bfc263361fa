"use client";

import { create } from "zustand";

type Answers = {
  /** The chosen option by slide. */
  chosen: Readonly<Record<number, string>>;
  choose: (slide: number, option: string) => void;
};

/** The answers of this visit. They live in memory alone: nothing stores or sends them, and a reload forgets them. */
export const useAnswers = create<Answers>()((set) => ({
  chosen: {},
  choose: (slide, option) => set(({ chosen }) => ({ chosen: { ...chosen, [slide]: option } })),
}));
