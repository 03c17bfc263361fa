"use client";

import { create } from "zustand";
import type { StoredEntry } from "./storage";

type OutboxState = {
  entries: readonly StoredEntry[];
  isSending: boolean;
};

/** The part of the outbox that pages show. `outbox.ts` fills it and is loaded later. */
export const useOutbox = create<OutboxState>(() => ({ entries: [], isSending: false }));
