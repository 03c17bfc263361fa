"use client";

import { Picker } from "@/components/ui/picker";
import { MUSCLE_GROUP_LABELS, MUSCLE_GROUPS } from "@/lib/body/ranges";
import { CATALOGUE } from "@/lib/training/catalogue/catalogue";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { type NameInFile, type Target, targetOfValue, targetValue } from "@/lib/training/imports/match";
import { setsText } from "@/lib/training/workouts/wording";

type UnmatchedNamesProps = {
  names: readonly NameInFile[];
  total: number;
  own: readonly Target[];
  answers: ReadonlyMap<string, Target | null>;
  onAnswer: (key: string, target: Target | null) => void;
};

/**
 * Only names without a certain match, the likeliest exercises first. The default is the trainer's answer to an earlier
 * file, a translation, or a new exercise.
 */
export function UnmatchedNames({ names, total, own, answers, onAnswer }: UnmatchedNamesProps) {
  if (names.length === 0) return null;
  const known = knownTargets(own);
  return (
    <section aria-labelledby="unmatched-names">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id="unmatched-names" className="font-strong text-lg">
          Unmatched names
        </h3>
        <p className="text-muted-foreground text-sm">
          {names.length} of {total}
        </p>
      </div>
      <ul>
        {names.map(({ key, name, sets, proposal, likely, ...about }) => (
          <li
            key={key}
            className="grid items-center gap-x-3 gap-y-1.5 border-b sm:grid-cols-2 py-2.5 last:border-b-0"
          >
            <div className="min-w-0">
              <p className="break-words font-label">{name}</p>
              <p className="text-muted-foreground text-xs">
                {setsText(sets)}
                {!answers.has(key) && hintFor(about)}
              </p>
            </div>
            <Picker
              label={`Exercise for ${name}`}
              value={targetValue(answers.has(key) ? (answers.get(key) ?? null) : proposal)}
              options={[
                ...optionsOf(likely),
                ...MUSCLE_GROUPS.map((muscleGroup) => ({
                  value: targetValue({ muscleGroup, exerciseName: name }),
                  label: "Add as new",
                  detail: MUSCLE_GROUP_LABELS[muscleGroup],
                })),
                { value: targetValue(null), label: "Skip" },
                ...known.filter(({ value }) => !likely.some((target) => targetValue(target) === value)),
              ]}
              onValueChange={(value) => onAnswer(key, targetOfValue(value))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const hintFor = ({ isRemembered, isGuess }: Pick<NameInFile, "isRemembered" | "isGuess">): string =>
  isRemembered ? ", as last time" : isGuess ? ", the muscle group is a guess" : "";

const optionsOf = (targets: readonly Target[]) =>
  targets.map((target) => ({
    value: targetValue(target),
    label: target.exerciseName,
    detail: MUSCLE_GROUP_LABELS[target.muscleGroup],
  }));

/** The client's exercises, then the catalogue. */
function knownTargets(own: readonly Target[]) {
  const taken = new Set(own.map(({ exerciseName }) => exerciseKey(exerciseName)));
  const presets = MUSCLE_GROUPS.flatMap((muscleGroup) =>
    CATALOGUE[muscleGroup].map(({ name }) => ({ exerciseName: name, muscleGroup })),
  ).filter(({ exerciseName }) => !taken.has(exerciseKey(exerciseName)));
  return optionsOf([...own, ...presets]);
}
