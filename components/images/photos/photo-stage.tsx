"use client";

import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { photoStageWords } from "@/lib/images/words/en";

type PhotoStageProps = {
  title: string;
  /** Opposite of Cancel. */
  corner?: ReactNode;
  onCancel: () => void;
  children: ReactNode;
};

/** Dark around the photo; the controls below it follow the theme. */
export function PhotoStage({ title, corner, onCancel, children }: PhotoStageProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent size="photo" aria-describedby={undefined}>
        <header className="dark relative z-10 box-content grid h-13 shrink-0 grid-cols-[44px_1fr_44px] items-center px-2 pt-(--safe-top) text-center">
          <StageButton aria-label={photoStageWords.cancel} onClick={onCancel}>
            <X aria-hidden />
          </StageButton>
          <DialogTitle className="text-sm">{title}</DialogTitle>
          {corner}
        </header>
        {children}
      </DialogContent>
    </Dialog>
  );
}

/** The largest 9:16 frame that fits. */
export const STAGE_FRAME = "relative aspect-[9/16] h-full max-h-[calc((100vw-3rem)*16/9)]";

export function StageControls({ children }: { children: ReactNode }) {
  return (
    <footer className="z-10 mx-auto w-full max-w-column shrink-0 rounded-t-sheet bg-popover px-4 pt-4 pb-(--safe-bottom) text-popover-foreground">
      {children}
    </footer>
  );
}

export function StageButton(props: Omit<ComponentProps<typeof Button>, "variant" | "size" | "className">) {
  return <Button variant="ghost" size="icon" className="text-inherit hover:bg-white/10" {...props} />;
}
