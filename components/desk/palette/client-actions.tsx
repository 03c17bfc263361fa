import {
  ChartSpline,
  Columns2,
  Dumbbell,
  FileUp,
  History,
  LinkIcon,
  ListChecks,
  Pencil,
  Printer,
  Weight,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Findable } from "@/lib/desk/palette/typed";
import type { ClientPlace } from "@/lib/text/addresses";

export type ClientAction = Findable & { place: ClientPlace; icon: ReactNode };

/** The frequent ones first; the others show when they are named. */
export const CLIENT_ACTIONS: readonly ClientAction[] = [
  { label: "Add weigh-in", also: "weight scale body fat", place: "weighIn", icon: <Weight aria-hidden /> },
  { label: "Start workout", also: "log train sets", place: "workouts", icon: <Dumbbell aria-hidden /> },
  { label: "Check-in link", also: "ask send", place: "checkInLink", icon: <LinkIcon aria-hidden /> },
  {
    label: "Open forecast",
    also: "timeline goal progress",
    place: "timeline",
    icon: <ChartSpline aria-hidden />,
  },
  {
    label: "See images",
    also: "morphs photos pictures share",
    place: "morphs",
    icon: <Columns2 aria-hidden />,
  },
  { label: "Plan workouts", also: "weekly sessions", place: "plan", icon: <ListChecks aria-hidden /> },
  { label: "Edit client", also: "change target name", place: "form", icon: <Pencil aria-hidden /> },
  { label: "Workout history", also: "past", place: "logbook", icon: <History aria-hidden /> },
  { label: "Progress report", also: "print pdf", place: "report", icon: <Printer aria-hidden /> },
  { label: "Import workouts", also: "csv file upload", place: "importing", icon: <FileUp aria-hidden /> },
];

const FREQUENT = 7;
export const FREQUENT_ACTIONS = CLIENT_ACTIONS.slice(0, FREQUENT);
