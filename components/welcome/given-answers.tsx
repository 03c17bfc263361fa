import { Check } from "lucide-react";
import { SLIDES } from "./texts";

/** What the visitor has told on the way, as far as this visit remembers. */
export function GivenAnswers({ chosen }: { chosen: Readonly<Record<number, string>> }) {
  const answers = SLIDES.flatMap(({ question }, slide) => {
    const answer = chosen[slide];
    return question && answer ? [{ question: question.text, answer }] : [];
  });
  if (answers.length === 0) return null;
  return (
    <ul className="mt-4 border-t">
      {answers.map(({ question, answer }) => (
        <li key={question} className="flex min-h-14 items-center gap-3.5 border-b py-2">
          <Check aria-hidden className="size-5 shrink-0 stroke-2 text-primary" />
          <span className="min-w-0">
            <span className="block text-muted-foreground text-xs">{question}</span>
            <span className="block text-sm first-letter:uppercase">{answer}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
