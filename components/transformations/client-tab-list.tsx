import { ChartLine, Columns2, Dumbbell, MessageSquareText, ShieldCheck } from "lucide-react";
import type { ClientTab } from "@/components/layout/client-tabs";

const EVERYBODYS = [
  { id: "morphs", label: "Morphs", icon: <Columns2 aria-hidden /> },
  { id: "workouts", label: "Workouts", icon: <Dumbbell aria-hidden /> },
  { id: "timeline", label: "Timeline", icon: <ChartLine aria-hidden /> },
] as const satisfies ClientTab[];

const ADMINS = [
  { id: "prompts", label: "AI Prompts", icon: <MessageSquareText aria-hidden /> },
  { id: "admin", label: "Admin", icon: <ShieldCheck aria-hidden /> },
] as const satisfies ClientTab[];

export type ClientTabId = (typeof EVERYBODYS | typeof ADMINS)[number]["id"];

/** Three tabs inside a client, five for admins. */
export function clientTabs(isAdmin: boolean): (ClientTab & { id: ClientTabId })[] {
  return isAdmin ? [...EVERYBODYS, ...ADMINS] : [...EVERYBODYS];
}
