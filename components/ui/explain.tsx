"use client";

import { Info } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { explainTexts } from "./texts";

const loadSurface = () => import("./explain-surface");
const ExplainSurface = lazy(loadSurface);

type ExplainProps = {
  /** What is explained, as its label says. */
  about: string;
  /** At most two sentences. */
  children: string;
  className?: string;
};

/** A quiet mark beside a number that opens what it means. Its margins keep the line as high as it was, and it lies over what they reach. */
export function Explain({ about, children, className }: ExplainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={explainTexts.open(about)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={cn("relative z-1 -my-3 text-muted-foreground [&_svg]:size-[18px]", className)}
        onPointerEnter={() => void loadSurface()}
        onClick={() => setOpen((open) => !open)}
      >
        <Info aria-hidden />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExplainSurface anchor={button} about={about} onClose={() => setOpen(false)}>
            {children}
          </ExplainSurface>
        </Suspense>
      )}
    </>
  );
}
