"use client";

import { create } from "zustand";
import { weekdayAndTime } from "@/lib/calendar/wording";
import type { StoredEntry } from "./storage";

type OutboxState = {
  /** The waiting and refused entries of the signed-in account, oldest first. */
  entries: readonly StoredEntry[];
  /** Whether this tab is sending. */
  isSending: boolean;
};

/** The part of the outbox that pages show. `outbox.ts` fills it and is loaded later. */
export const useOutbox = create<OutboxState>(() => ({ entries: [], isSending: false }));

/** When an entry was made: "Fri 5:02 PM". */
export const madeAtText = ({ madeAt }: StoredEntry): string => weekdayAndTime(new Date(madeAt));
