/** What is said at the end of a workout. */

import { counted } from "@/lib/text/numbers";

export const summaryTexts = {
  title: (firstName: string) => `Good work, ${firstName}`,
  ofDay: "Workout summary",
  loading: "Loading the summary",
  loadFailed: "The summary could not be loaded.",
  retry: "Try again",
  about: (muscleGroups: string, day: string) => `${muscleGroups}, ${day}`,
  lifted: (unit: string) => `${unit} lifted`,
  covered: "covered",
  held: "held",
  sets: (count: number) => (count === 1 ? "set" : "sets"),
  minutes: "min",
  exercises: (count: number) => (count === 1 ? "exercise" : "exercises"),
  than: (volume: string, time: string | null, day: string) =>
    `${volume} ${day}${time === null ? "" : `, ${time}`}.`,
  volumeMore: (load: string) => `${load} more than on`,
  volumeLess: (load: string) => `${load} less than on`,
  volumeSame: "As much as on",
  inSameTime: "in the same time",
  faster: (minutes: number) => `${minutes} min faster`,
  slower: (minutes: number) => `in ${minutes} min more`,
  records: (count: number) => counted(count, "record"),
  beats: (record: string, day: string) => `Beats ${record} from ${day}`,
  targets: "Next targets",
  note: "Note",
  noteHint: "Only you see this. It stands in the history.",
  notePlaceholder: "What to remember of this session",
  noteFailed: "The note was not saved.",
  share: "Share as a picture",
  shareFailed: "The picture could not be shared.",
  fileName: (firstName: string, day: string) => `${firstName}_${day}.jpg`,
  done: "Done",
};
