"use client";

import { create } from "zustand";
import { weekdayAndTime } from "@/lib/calendar/wording";
import type { StoredEntry } from "./storage";

type OutboxState = {
  /** What the signed-in account has waiting or was refused, oldest first. */
  entries: readonly StoredEntry[];
  /** Whether this tab is sending. */
  isSending: boolean;
};

/** What pages show of the outbox. What fills and empties it is `outbox.ts`, which loads later. */
export const useOutbox = create<OutboxState>(() => ({ entries: [], isSending: false }));

/** When an entry was made: "Fri 5:02 PM". */
export const madeAtText = ({ madeAt }: StoredEntry): string => weekdayAndTime(new Date(madeAt));
