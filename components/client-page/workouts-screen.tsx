"use client";

import WorkoutsTab from "@/components/workouts/workouts-tab";
import { TransformationScreen } from "./transformation-screen";

/** A client's page that opens with the workouts. */
export function WorkoutsScreen({ clientId }: { clientId: string }) {
  return <TransformationScreen clientId={clientId} opened={OPENED} />;
}

const OPENED = { workouts: WorkoutsTab };
