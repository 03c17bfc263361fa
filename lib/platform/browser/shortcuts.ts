"use client";

import { useEffect, useRef } from "react";
import { create } from "zustand";
import { letterKeys } from "./local-flags";

export type Shortcut = {
  /** Alternatives: `Enter`, `Shift+ArrowUp`, `Ctrl+k`, or a sequence: `g c`. */
  keys: readonly string[];
  does: string;
  /** Returns false if it did not handle the key. */
  run: (key: string) => unknown;
  /** Selector of elements that handle the key themselves. */
  except?: string;
};

type Group = { title: string; shortcuts: readonly Shortcut[] };

/** Elements that use most keys themselves. */
const TAKES_KEYS =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=tablist]";
const SEQUENCE_MS = 1500;

const groups = new Set<{ current: Group }>();
let first = { key: "", at: 0 };

export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const group = useRef<Group>({ title, shortcuts });
  useEffect(() => {
    group.current = { title, shortcuts };
  });
  useEffect(() => {
    groups.add(group);
    // Adding the same listener twice has no effect.
    window.addEventListener("keydown", onKeyDown);
    return () => void groups.delete(group);
  }, []);
}

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
      if (isLetter(pressed) && !letterKeys.read()) continue;
      if (run(pressed) === false) continue;
      event.preventDefault();
      return;
    }
}

/** Single letters, which can be switched off because they are easily pressed or dictated by mistake. */
const isLetter = (key: string): boolean => key.length === 1 || key.includes(" ");

function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return `${shiftKey ? "Shift+" : ""}Ctrl+${name}`;
  return shiftKey && key.length > 1 ? `Shift+${name}` : name;
}

export const usePaletteStore = create<{ isOpen: boolean; setOpen: (isOpen: boolean) => void }>()((set) => ({
  isOpen: false,
  setOpen: (isOpen) => set({ isOpen }),
}));
