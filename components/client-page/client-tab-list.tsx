import { ChartLine, Columns2, Dumbbell, MessageSquareText, ShieldCheck } from "lucide-react";
import type { ClientTab } from "@/components/layout/client-tabs";
import { clientTabTexts } from "./texts";

const EVERYBODYS = [
  { id: "morphs", label: clientTabTexts.morphs, icon: <Columns2 aria-hidden /> },
  { id: "workouts", label: clientTabTexts.workouts, icon: <Dumbbell aria-hidden /> },
  { id: "timeline", label: clientTabTexts.timeline, icon: <ChartLine aria-hidden /> },
] as const satisfies ClientTab[];

const ADMINS = [
  { id: "prompts", label: clientTabTexts.prompts, icon: <MessageSquareText aria-hidden /> },
  { id: "admin", label: clientTabTexts.admin, icon: <ShieldCheck aria-hidden /> },
] as const satisfies ClientTab[];

export type ClientTabId = (typeof EVERYBODYS | typeof ADMINS)[number]["id"];

/** Three tabs inside a client, five for admins. */
export function clientTabs(isAdmin: boolean): (ClientTab & { id: ClientTabId })[] {
  return isAdmin ? [...EVERYBODYS, ...ADMINS] : [...EVERYBODYS];
}
