"use client";

import { create } from "zustand";

/** Whether the palette is open, whoever opens it: a key, or a button of a page. */
export const usePaletteStore = create<{ isOpen: boolean; setOpen: (isOpen: boolean) => void }>()((set) => ({
  isOpen: false,
  setOpen: (isOpen) => set({ isOpen }),
}));
