"use client";

import { Info } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { later } from "./later";

const ExplainSurface = later(() => import("./explain-surface").then((module) => module.default));

type ExplainProps = {
  about: string;
  children: string;
  className?: string;
};

/** Negative margins keep the line height; the button lies above the neighbours that it overlaps. */
export function Explain({ about, children, className }: ExplainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={`About ${about.charAt(0).toLowerCase()}${about.slice(1)}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={cn("relative z-1 -my-3 text-muted-foreground [&_svg]:size-[18px]", className)}
        onPointerEnter={() => void ExplainSurface.preload()}
        onClick={() => setOpen((open) => !open)}
      >
        <Info aria-hidden />
      </Button>
      {isOpen && (
        <ExplainSurface anchor={button} about={about} onClose={() => setOpen(false)}>
          {children}
        </ExplainSurface>
      )}
    </>
  );
}
