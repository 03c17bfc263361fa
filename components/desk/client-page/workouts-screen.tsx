"use client";

import WorkoutsTab from "@/components/training/exercises/workouts-tab";
import { TransformationScreen } from "./transformation-screen";

export function WorkoutsScreen({ clientId }: { clientId: string }) {
  return <TransformationScreen clientId={clientId} opened={OPENED} />;
}

const OPENED = { workouts: WorkoutsTab };
