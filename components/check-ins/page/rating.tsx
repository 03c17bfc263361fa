import { cn } from "@/components/ui/cn";
import { RadioGroup } from "@/components/ui/radio-group";
import { optionLook } from "./option-look";

const STEPS = ["1", "2", "3", "4", "5"] as const;

type RatingProps = {
  question: string;
  ends?: { low: string; high: string };
  value: number | undefined;
  onChange: (value: number) => void;
};

/** No value is preselected: an unanswered question is not sent. */
export function Rating({ question, ends, value, onChange }: RatingProps) {
  const spoken: Partial<Record<string, string>> = ends ? { 1: `1, ${ends.low}`, 5: `5, ${ends.high}` } : {};
  return (
    <section className="mt-6">
      <h2 className="font-label">{question}</h2>
      <RadioGroup
        aria-label={question}
        options={STEPS.map((step) => ({ value: step, label: step, name: spoken[step] ?? step }))}
        value={STEPS.find((step) => Number(step) === value)}
        onValueChange={(step) => onChange(Number(step))}
        className="mt-2 grid grid-cols-5 gap-1.5"
        itemClassName={cn(optionLook, "grid min-h-13 place-items-center")}
      />
      {ends && (
        <p aria-hidden className="mt-1.5 flex justify-between gap-4 text-muted-foreground text-xs">
          <span>{ends.low}</span>
          <span className="text-right">{ends.high}</span>
        </p>
      )}
    </section>
  );
}
