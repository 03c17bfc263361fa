"use client";

import { create } from "zustand";
import { weekdayAndTime } from "@/lib/calendar/wording";
import type { StoredEntry } from "./storage";

type OutboxState = {
  entries: readonly StoredEntry[];
  isSending: boolean;
};

/** The part of the outbox that pages show. `outbox.ts` fills it and is loaded later. */
export const useOutbox = create<OutboxState>(() => ({ entries: [], isSending: false }));

export const madeAtText = ({ madeAt }: StoredEntry): string => weekdayAndTime(new Date(madeAt));
