"use client";

import { useMemo } from "react";
import { create } from "zustand";
import {
  allDrafts,
  type DraftKey,
  onDraftChange,
  readDraft as readFromDevice,
  removeDraft,
  writeDraft,
} from "@/lib/browser/form-drafts";
import type { OutboxEntry } from "@/lib/browser/outbox/entry";
import { isWatched } from "@/lib/browser/outbox/outbox";
import { useOutbox } from "@/lib/browser/outbox/waiting";
import type { Client } from "@/lib/clients/schema";
import type { ExerciseDraft } from "@/lib/workouts/draft";
import type { Rest } from "@/lib/workouts/rest";
import { parseSession, sessionForm, type WorkoutSession } from "@/lib/workouts/session";
import { draftForm, parseDraft, parseRest, restForm } from "@/lib/workouts/stored-draft";

const sessionKey = ({ id, trainerId }: Owned) => ({ trainerId, form: sessionForm(id) });

/** The client's workout of today, as this device keeps it across screens and reloads. */
export const useKeptSession = (client: Owned): WorkoutSession | null =>
  useKept(sessionKey(client), parseSession);
export const readSession = (client: Owned): WorkoutSession | null => parseSession(read(sessionKey(client)));
export const keepSession = (client: Owned, session: WorkoutSession | null): void =>
  keep(sessionKey(client), session);

type DeviceState = {
  /** What this device keeps of drafts and rests, by account and form. */
  kept: Readonly<Record<string, unknown>>;
  /** Whether the last write reached the device; if not, it lives in this tab only. */
  storable: boolean;
};

const useDeviceStore = create<DeviceState>(() => ({ kept: {}, storable: true }));
const idOf = ({ trainerId, form }: DraftKey) => `${trainerId}:${form}`;

/** Makes a value known to this tab. */
function show(key: DraftKey, value: unknown): void {
  useDeviceStore.setState(({ kept }) => ({ kept: { ...kept, [idOf(key)]: value } }));
}

/** Keeps a value on this device, or forgets it with null. */
export function keep(key: DraftKey, value: object | null): void {
  show(key, value);
  if (value === null) removeDraft(key);
  else useDeviceStore.setState({ storable: writeDraft(key, value) });
}

/** The value at this moment, for event handlers: two taps within one render must build on each other. */
export const read = (key: DraftKey): unknown => useDeviceStore.getState().kept[idOf(key)];
export const readDraft = (key: DraftKey): ExerciseDraft | null => parseDraft(read(key));
export const readRest = (key: DraftKey): Rest | null => parseRest(read(key));

export function useKept<T>(key: DraftKey, parse: (kept: unknown) => T | null): T | null {
  const value = useDeviceStore((state) => state.kept[idOf(key)]);
  return useMemo(() => parse(value), [value, parse]);
}
export const useKeptDraft = (key: DraftKey): ExerciseDraft | null => useKept(key, parseDraft);
export const useKeptRest = (key: DraftKey): Rest | null => useKept(key, parseRest);

/** A client and the account that it, and every draft about it, belongs to. */
export type Owned = Pick<Client, "id" | "trainerId">;

export const draftKey = ({ id, trainerId }: Owned, exerciseName: string): DraftKey => ({
  trainerId,
  form: draftForm(id, exerciseName),
});
export const restKey = ({ id, trainerId }: Owned): DraftKey => ({ trainerId, form: restForm(id) });

/** All drafts of a client on this device. */
export const keptDrafts = (client: Owned): ExerciseDraft[] =>
  draftsAmong(useDeviceStore.getState().kept, client);

export function useKeptDrafts(client: Owned): ExerciseDraft[] {
  const kept = useDeviceStore((state) => state.kept);
  const { id, trainerId } = client;
  return useMemo(() => draftsAmong(kept, { id, trainerId }), [kept, id, trainerId]);
}

function draftsAmong(all: DeviceState["kept"], client: Owned): ExerciseDraft[] {
  const beginning = idOf(draftKey(client, ""));
  return Object.entries(all).flatMap(([id, kept]) =>
    id.startsWith(beginning) ? (parseDraft(kept) ?? []) : [],
  );
}

/** The save of an exercise that has not reached the server, if there is one; refused ones give a reason. */
export const useWaitingSave = (client: Owned, exerciseName: string): OutboxEntry | undefined => {
  const { form } = draftKey(client, exerciseName);
  return useOutbox(({ entries }) => entries.find(({ draft }) => draft?.form === form));
};

export const useIsStorable = (): boolean => useDeviceStore((state) => state.storable);

/** A draft that is on its way already is not edited any more, unless this tab still waits for its answer. */
function leaveToOutbox({ key, trainerId, draft }: OutboxEntry): void {
  if (!draft || isWatched(key)) return;
  const kept = { trainerId, form: draft.form };
  if (readDraft(kept)?.key === key) keep(kept, null);
}

if (typeof window !== "undefined") {
  const kept = Object.fromEntries(allDrafts().map(({ key, draft }) => [idOf(key), draft]));
  useDeviceStore.setState({ kept });
  onDraftChange((key) => show(key, readFromDevice(key)));
  useOutbox.getState().entries.forEach(leaveToOutbox);
  useOutbox.subscribe(({ entries }) => entries.forEach(leaveToOutbox));
}
