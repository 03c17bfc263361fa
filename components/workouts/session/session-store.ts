"use client";

import { parseSession, sessionForm, type WorkoutSession } from "@/lib/workouts/session";
import { keep, type Owned, read, useKept } from "../device-store";

const sessionKey = ({ id, trainerId }: Owned) => ({ trainerId, form: sessionForm(id) });

/** The client's workout of today, as this device keeps it across screens and reloads. */
export const useKeptSession = (client: Owned): WorkoutSession | null =>
  useKept(sessionKey(client), parseSession);
export const readSession = (client: Owned): WorkoutSession | null => parseSession(read(sessionKey(client)));
export const keepSession = (client: Owned, session: WorkoutSession | null): void =>
  keep(sessionKey(client), session);
