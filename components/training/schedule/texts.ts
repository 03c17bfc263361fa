import { counted } from "@/lib/text/numbers";
import type { Appointment } from "@/lib/training/schedule/schema";

export const calendarTexts = {
  back: "Back",
  title: "Calendar",
  week: (from: string, to: string) => `${from} to ${to}`,
  weeks: "Weeks",
  thisWeek: "This week",
  next: "Next week",
  previous: "Previous week",
  days: "Days of the week",
  loading: "Loading the calendar",
  failed: "The calendar could not be loaded",
  today: "Today",
  free: "Free",
  expected: (clients: number) => counted(clients, "client"),
  done: (done: number, all: number) => `${done} of ${all} done`,
  nothing: "No sessions this week. Sessions from weekly plans appear here.",
  extra: "Not planned",
  partly: (done: number, planned: number) => `${done} of ${planned} done`,
  movedFrom: (day: string) => `moved from ${day}`,
};

export const stateTexts: Record<Appointment["state"], string> = {
  done: "done",
  partly: "partly done",
  extra: "trained",
  missed: "missed",
  planned: "planned",
};

export const missedTexts = {
  title: "Missed this week",
  newTime: "New time",
  newTimeOf: (name: string) => `New time for ${name}`,
};

export const moveTexts = {
  title: (name: string) => `New time for ${name}`,
  hint: (session: string, day: string) =>
    `${session} of ${day}, this week only. The weekly plan stays as it is.`,
  moved: (session: string, day: string) => `${session} is on ${day} now`,
  undo: "Undo",
  failed: "The session was not moved",
  failedHint: "Check your network and try again.",
};
