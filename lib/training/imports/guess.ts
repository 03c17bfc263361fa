import type { MuscleGroup } from "@/lib/body/ranges";
import { nameWords } from "./name-words";

/** Words that show the muscle group, tried in this order, because a leg press is not a shoulder press. */
const TELLING: readonly (readonly [RegExp, MuscleGroup])[] = [
  [
    /\b(?:leg|knee) raise\b|\b(?:core|crunch|plank|sit up|abs?|abdominal|oblique|hollow|russian twist)\b/,
    "back",
  ],
  [
    /\b(?:leg|squat|lunge|calf|hamstring|quads?|quadriceps|glutes?|hip|thigh|adduct\w*|abduct\w*|step up)\b/,
    "legs",
  ],
  [/\b(?:nordic|sissy|running?|treadmill|cycling|bike|stairs?|elliptical)\b/, "legs"],
  [/\b(?:triceps|biceps|curl|forearms?|wrist|skull crusher|pushdown|kickback|arm)\b/, "arms"],
  [/\b(?:rear delt|reverse fly|face pull|shoulder|delt|deltoid|lateral raise|front raise)\b/, "shoulders"],
  [/\b(?:overhead|military|arnold|upright row|lateral)\b/, "shoulders"],
  [/\b(?:chest|bench|pecs?|pectoral|fly|push up|dip)\b/, "chest"],
  [/\b(?:row|rowing|pull up|chin up|pulldown|lat|lats|deadlift|back|shrug|trap|carry|pullover)\b/, "back"],
  [/\b(?:good morning|hyperextension|rack pull)\b/, "back"],
];

/** Null if no word of the name tells it. */
export function groupIn(name: string): MuscleGroup | null {
  const text = nameWords(name).words.join(" ");
  return TELLING.find(([words]) => words.test(text))?.[1] ?? null;
}
