"use client";

import { Check } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef } from "react";
import { create } from "zustand";
import { Logo } from "@/components/platform/frame/logo";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { RadioRows } from "@/components/ui/radio-rows";
import { EntranceFrame } from "./entrance-frame";
import { LoginLink } from "./login-link";
import { SLIDES, type Slide } from "./slides";

type Answers = {
  /** The chosen option of each slide. */
  chosen: Readonly<Record<number, string>>;
  choose: (slide: number, option: string) => void;
};

/** The answers stay in memory: they are not stored or sent. */
const useAnswers = create<Answers>()((set) => ({
  chosen: {},
  choose: (slide, option) => set(({ chosen }) => ({ chosen: { ...chosen, [slide]: option } })),
}));

/** Only the button leads forward. */
export function WelcomeScreen({ slide }: { slide: number }) {
  const router = useRouter();
  const { chosen, choose } = useAnswers();
  const content = SLIDES[slide];
  if (!content) return null;
  const { question, button } = content;
  const last = slide === SLIDES.length - 1;
  const answered = !question || chosen[slide] !== undefined;
  const next = last ? "/signup" : `/welcome/${slide + 1}`;
  return (
    <EntranceFrame
      figure={figureOf(slide)}
      labels={slide === 0 && <TimeLabels />}
      align={question ? "top" : "bottom"}
      top={
        <>
          <Logo form={question ? "mark" : "lockup"} className={question ? "h-[26px]" : "h-[22px] w-auto"} />
          {question && (
            <span className="font-label text-muted-foreground text-xs">
              {slide + 1} of {SLIDES.length}
            </span>
          )}
        </>
      }
      foot={
        <>
          <ProgressDots step={slide + 1} steps={SLIDES.length} />
          <Button size="lg" block disabled={!answered} className="mt-4" onClick={() => router.push(next)}>
            {button}
          </Button>
          <LoginLink />
        </>
      }
    >
      {question ? (
        <Question
          key={slide}
          title={content.title}
          question={question}
          answer={chosen[slide]}
          onAnswer={(option) => choose(slide, option)}
        />
      ) : (
        <>
          <SlideTitle key={slide}>{content.title}</SlideTitle>
          {content.sub && <p className="mt-3 text-muted-foreground text-sm">{content.sub}</p>}
          {last && <GivenAnswers chosen={chosen} />}
        </>
      )}
    </EntranceFrame>
  );
}

function figureOf(slide: number) {
  if (slide === 0) return "centre";
  if (slide === 1) return "side";
  return slide === SLIDES.length - 1 ? "centre-small" : "none";
}

function TimeLabels() {
  return (
    <div className="absolute inset-x-5 top-[21%] flex justify-between font-strong text-xs lg:inset-x-[14%] lg:top-[22%] lg:text-base">
      <span className="text-primary">Now</span>
      <span className="text-forecast">Month 6</span>
    </div>
  );
}

type QuestionProps = {
  title: string;
  question: NonNullable<Slide["question"]>;
  answer: string | undefined;
  onAnswer: (option: string) => void;
};

function Question({ title, question, answer, onAnswer }: QuestionProps) {
  const id = useId();
  return (
    <>
      <SlideTitle>{title}</SlideTitle>
      <p id={id} className="mt-3.5 mb-[22px] text-lg text-muted-foreground">
        {question.text}
      </p>
      <RadioRows
        aria-labelledby={id}
        options={question.options.map((value) => ({ value, label: <OptionText>{value}</OptionText> }))}
        value={answer}
        onValueChange={onAnswer}
      />
    </>
  );
}

/** The specification writes options in lower case; the screen capitalizes the first letter. */
function OptionText({ children }: { children: string }) {
  return <span className="block first-letter:uppercase">{children}</span>;
}

/** Takes the focus when the slide changes, so that a screen reader starts at the top. */
function SlideTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="type-display text-3xl">
      {children}
    </h1>
  );
}

function GivenAnswers({ chosen }: { chosen: Readonly<Record<number, string>> }) {
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

function ProgressDots({ step, steps }: { step: number; steps: number }) {
  return (
    <div
      role="progressbar"
      aria-label={`Step ${step} of ${steps}`}
      aria-valuemin={1}
      aria-valuemax={steps}
      aria-valuenow={step}
      className="flex h-1 gap-[5px]"
    >
      {Array.from({ length: steps }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are their positions.
          key={index}
          data-fill={index < step || undefined}
          className={cn("flex-1 rounded-full", index < step ? "bg-foreground" : "bg-border")}
        />
      ))}
    </div>
  );
}
