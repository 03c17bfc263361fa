"use client";

import { useMemo } from "react";
import { create } from "zustand";
import type { Client } from "@/lib/clients/record/schema";
import {
  allDrafts,
  type DraftKey,
  onDraftChange,
  readDraft as readFromDevice,
  removeDraft,
  writeDraft,
} from "@/lib/platform/browser/form-drafts";
import type { OutboxEntry } from "@/lib/platform/browser/outbox-entry";
import { isWatched } from "@/lib/platform/outbox/outbox";
import { useOutbox } from "@/lib/platform/outbox/waiting";
import type { ExerciseDraft } from "@/lib/training/workouts/draft";
import type { Rest } from "@/lib/training/workouts/rest";
import type { WorkoutSession } from "@/lib/training/workouts/session";
import { draftForm, restForm, sessionForm } from "@/lib/training/workouts/stored-draft";

const sessionKey = ({ id, trainerId }: Owned) => ({ trainerId, form: sessionForm(id) });

/** Today's workout of a client, stored on this device across screens and reloads. */
export const useStoredSession = (client: Owned): WorkoutSession | null => useDeviceValue(sessionKey(client));
export const readSession = (client: Owned): WorkoutSession | null => currentValue(sessionKey(client));
export const storeSession = (client: Owned, session: WorkoutSession | null): void =>
  storeOnDevice(sessionKey(client), session);

type DeviceState = {
  /** Stored drafts and rests, by account and form. */
  values: Readonly<Record<string, unknown>>;
  /** False if the last write failed, so that the value lives in this tab only. */
  storable: boolean;
};

const useDeviceStore = create<DeviceState>(() => ({ values: {}, storable: true }));
const idOf = ({ trainerId, form }: DraftKey) => `${trainerId}:${form}`;

function show(key: DraftKey, value: unknown): void {
  useDeviceStore.setState(({ values }) => ({ values: { ...values, [idOf(key)]: value } }));
}

/** Stores a value on this device; null removes it. */
export function storeOnDevice(key: DraftKey, value: object | null): void {
  show(key, value);
  if (value === null) removeDraft(key);
  else useDeviceStore.setState({ storable: writeDraft(key, value) });
}

/**
 * The current value, for event handlers: two taps within one render must build on each other. Its type is that of
 * what was stored under the key.
 */
export const currentValue = <T extends object>(key: DraftKey): T | null =>
  (useDeviceStore.getState().values[idOf(key)] ?? null) as T | null;
export const readDraft = (key: DraftKey): ExerciseDraft | null => currentValue(key);
export const readRest = (key: DraftKey): Rest | null => currentValue(key);

export const useDeviceValue = <T extends object>(key: DraftKey): T | null =>
  useDeviceStore((state) => state.values[idOf(key)] ?? null) as T | null;
export const useStoredDraft = (key: DraftKey): ExerciseDraft | null => useDeviceValue(key);
export const useStoredRest = (key: DraftKey): Rest | null => useDeviceValue(key);

/** A client with the account that owns the stored drafts. */
export type Owned = Pick<Client, "id" | "trainerId">;

export const draftKey = ({ id, trainerId }: Owned, exerciseName: string): DraftKey => ({
  trainerId,
  form: draftForm(id, exerciseName),
});
export const restKey = ({ id, trainerId }: Owned): DraftKey => ({ trainerId, form: restForm(id) });

export const storedDrafts = (client: Owned): ExerciseDraft[] =>
  draftsAmong(useDeviceStore.getState().values, client);

export function useStoredDrafts(client: Owned): ExerciseDraft[] {
  const values = useDeviceStore((state) => state.values);
  const { id, trainerId } = client;
  return useMemo(() => draftsAmong(values, { id, trainerId }), [values, id, trainerId]);
}

function draftsAmong(all: DeviceState["values"], client: Owned): ExerciseDraft[] {
  const prefix = idOf(draftKey(client, ""));
  return Object.entries(all).flatMap(([id, value]) =>
    value && id.startsWith(prefix) ? (value as ExerciseDraft) : [],
  );
}

/** The unsent save of an exercise; a refused one has a reason. */
export const useUnsentSave = (client: Owned, exerciseName: string): OutboxEntry | undefined => {
  const { form } = draftKey(client, exerciseName);
  return useOutbox(({ entries }) => entries.find(({ draft }) => draft?.form === form));
};

export const useIsStorable = (): boolean => useDeviceStore((state) => state.storable);

/**
 * Removes a draft that is in the outbox, so that nobody edits it, unless this tab still waits for the reply.
 */
function leaveToOutbox({ key, trainerId, draft }: OutboxEntry): void {
  if (!draft || isWatched(key)) return;
  const place = { trainerId, form: draft.form };
  if (readDraft(place)?.key === key) storeOnDevice(place, null);
}

if (typeof window !== "undefined") {
  const stored = Object.fromEntries(allDrafts().map(({ key, draft }) => [idOf(key), draft]));
  useDeviceStore.setState({ values: stored });
  onDraftChange((key) => show(key, readFromDevice(key)));
  useOutbox.getState().entries.forEach(leaveToOutbox);
  useOutbox.subscribe(({ entries }) => entries.forEach(leaveToOutbox));
}
