import type { ImportPlan } from "@/lib/imports/plan";
import type { SourceFile } from "@/lib/imports/source-file";
import { dayText } from "@/lib/workouts/wording";
import { importFactsTexts } from "./texts";

const figure = new Intl.NumberFormat("en-US");

/** How much the file brings, and what of it does not come along. */
export function ImportFacts({ file, plan }: { file: SourceFile; plan: ImportPlan }) {
  const facts = [
    [importFactsTexts.workouts, plan.workouts.length],
    [importFactsTexts.sets, plan.sets],
    [importFactsTexts.exercises, plan.exercises],
  ] as const;
  return (
    <div>
      <dl className="grid grid-cols-3 border-t">
        {facts.map(([label, value], index) => (
          <div key={label} className={index === 0 ? "pt-3" : "border-l pt-3 pl-3.5"}>
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="num text-num-sm">{figure.format(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">{sentences(file, plan).join(" ")}</p>
    </div>
  );
}

function sentences({ workouts, withoutReps }: SourceFile, { duplicates }: ImportPlan): string[] {
  const days = workouts.map(({ date }) => date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const now = new Date();
  return [
    first && last ? importFactsTexts.days(dayText(first, now), dayText(last, now)) : "",
    duplicates > 0 ? importFactsTexts.duplicates(duplicates) : "",
    withoutReps > 0 ? importFactsTexts.withoutReps(withoutReps) : "",
  ].filter(Boolean);
}
