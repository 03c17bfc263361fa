"use client";

import { Weight } from "lucide-react";
import { useState } from "react";
import { useAskedByAddress } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/later";
import type { WeighInSheetProps } from "./weigh-in-sheet";

const WeighInSheet = later(() => import("./weigh-in-sheet").then((module) => module.WeighInSheet), {
  opens: ({ isOpen }) => isOpen,
});

type WeighInButtonProps = Pick<WeighInSheetProps, "client" | "last" | "now">;

export function WeighInButton(props: WeighInButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useAskedByAddress(["weigh-in"], () => setOpen(true));
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Weight aria-hidden />
        Weigh-in
      </Button>
      <WeighInSheet {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
