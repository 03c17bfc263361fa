"use client";

import { Weight } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyOnOpen } from "@/components/ui/lazy-on-open";
import { weighInTexts } from "./texts";
import type { WeighInSheetProps } from "./weigh-in-sheet";

const WeighInSheet = lazyOnOpen(
  () => import("./weigh-in-sheet").then((module) => module.WeighInSheet),
  ({ isOpen }) => isOpen,
);

type WeighInButtonProps = Pick<WeighInSheetProps, "client" | "last" | "now">;

export function WeighInButton(props: WeighInButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Weight aria-hidden />
        {weighInTexts.title}
      </Button>
      <WeighInSheet {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
