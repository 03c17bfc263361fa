import { MessageCircle } from "lucide-react";
import type { Answer } from "@/lib/check-ins/page/schema";
import { answerWords } from "@/lib/check-ins/words/en";
import { shortDay } from "@/lib/text/calendar/wording";

/** What the trainer said to the newest check-in. */
export function AnswerCard({ answer, trainer }: { answer: Answer; trainer: string }) {
  const { isAskedAgain, on, text } = answer;
  const title = isAskedAgain ? answerWords.again(trainer) : answerWords.fresh(trainer, shortDay(on));
  return (
    <section aria-label={title} className="mt-4 rounded-card bg-muted px-4 py-3">
      <h2 className="flex items-center gap-2 font-strong">
        <MessageCircle aria-hidden className="size-[18px] shrink-0" />
        {title}
      </h2>
      <p className="mt-1 whitespace-pre-line break-words">{text ?? answerWords.noSentence(trainer)}</p>
      {isAskedAgain && <p className="mt-1 text-muted-foreground text-sm">{answerWords.filled}</p>}
    </section>
  );
}
