"use client";

import MorphsTab from "./morphs-tab";
import { TransformationScreen } from "./transformation-screen";

export function MorphsScreen({ clientId }: { clientId: string }) {
  return <TransformationScreen clientId={clientId} opened={OPENED} />;
}

const OPENED = { morphs: MorphsTab };
