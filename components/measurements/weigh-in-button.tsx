"use client";

import { Weight } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { weighInTexts } from "./texts";
import { WeighInSheet, type WeighInSheetProps } from "./weigh-in-sheet";

type WeighInButtonProps = Pick<WeighInSheetProps, "client" | "last" | "now">;

/** The first of the two taps of a weigh-in. */
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
