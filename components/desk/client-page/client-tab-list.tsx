import { ChartLine, Columns2, Dumbbell, MessageSquareText, ShieldCheck } from "lucide-react";
import type { ClientTab } from "@/components/platform/frame/client-tabs";

const TRAINER_TABS = [
  { id: "morphs", label: "Morphs", icon: <Columns2 aria-hidden /> },
  { id: "workouts", label: "Workouts", icon: <Dumbbell aria-hidden /> },
  { id: "timeline", label: "Timeline", icon: <ChartLine aria-hidden /> },
] as const satisfies ClientTab[];

const ADMIN_TABS = [
  { id: "prompts", label: "AI Prompts", icon: <MessageSquareText aria-hidden /> },
  { id: "admin", label: "Admin", icon: <ShieldCheck aria-hidden /> },
] as const satisfies ClientTab[];

export type ClientTabId = (typeof TRAINER_TABS | typeof ADMIN_TABS)[number]["id"];

export function clientTabs(isAdmin: boolean): (ClientTab & { id: ClientTabId })[] {
  return isAdmin ? [...TRAINER_TABS, ...ADMIN_TABS] : [...TRAINER_TABS];
}
