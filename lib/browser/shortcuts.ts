"use client";

import { useEffect, useRef } from "react";
import { create } from "zustand";
import { readLetterKeys } from "./local-flags";

/** What a key does on the page that is open. The list that people read is made of the same values. */
export type Shortcut = {
  /** Any of these: `Enter`, `Shift+ArrowUp`, `Ctrl+k`, or one after the other: `g c`. */
  keys: readonly string[];
  does: string;
  /** Returns false where it leaves the key to others. */
  run: (key: string) => unknown;
  /** What keeps the key to itself. */
  except?: string;
};

type Group = { title: string; shortcuts: readonly Shortcut[] };

/** Has a use of its own for most keys. */
const TAKES_KEYS =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=tablist]";
const SEQUENCE_MS = 1500;

const groups = new Set<{ current: Group }>();
let first = { key: "", at: 0 };

/** Registers shortcuts while the component is there. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const group = useRef<Group>({ title, shortcuts });
  useEffect(() => {
    group.current = { title, shortcuts };
  });
  useEffect(() => {
    groups.add(group);
    // A second listener of the same function is none.
    window.addEventListener("keydown", onKeyDown);
    return () => void groups.delete(group);
  }, []);
}

/** Everything that a key does now, the page's own first. */
export const shortcutsNow = (): Group[] =>
  [...groups].map(({ current }) => current).filter(({ shortcuts }) => shortcuts.length > 0);

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey) return;
  const target = event.target as Element;
  const key = nameOf(event);
  const inOrder = `${event.timeStamp - first.at < SEQUENCE_MS ? first.key : ""} ${key}`;
  const isTaken = target.closest(TAKES_KEYS) !== null;
  first = { key: isTaken ? "" : key, at: event.timeStamp };
  for (const { shortcuts } of shortcutsNow())
    for (const { keys, except, run } of shortcuts) {
      const pressed = keys.find((one) => one === inOrder) ?? keys.find((one) => one === key);
      if (!pressed || (isTaken && !pressed.startsWith("Ctrl+"))) continue;
      if (except && target.closest(except)) continue;
      if (isLetter(pressed) && !readLetterKeys()) continue;
      if (run(pressed) === false) continue;
      event.preventDefault();
      return;
    }
}

/** A key that writes a letter, which may be pressed or spoken by mistake, and so can be switched off. */
const isLetter = (key: string): boolean => key.length === 1 || key.includes(" ");

function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return `${shiftKey ? "Shift+" : ""}Ctrl+${name}`;
  return shiftKey && key.length > 1 ? `Shift+${name}` : name;
}

/** Whether the palette is open, whoever opens it: a key, or a button of a page. */
export const usePaletteStore = create<{ isOpen: boolean; setOpen: (isOpen: boolean) => void }>()((set) => ({
  isOpen: false,
  setOpen: (isOpen) => set({ isOpen }),
}));
