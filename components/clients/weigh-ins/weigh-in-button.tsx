"use client";

import { Weight } from "lucide-react";
import { useOpenedByAddress } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/later";
import type { WeighInSheetProps } from "./weigh-in-sheet";

const WeighInSheet = later(() => import("./weigh-in-sheet").then((module) => module.WeighInSheet), {
  opens: ({ isOpen }) => isOpen,
});

type WeighInButtonProps = Pick<WeighInSheetProps, "client" | "last" | "now">;

export function WeighInButton(props: WeighInButtonProps) {
  const [opened, open] = useOpenedByAddress(["weigh-in"]);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => open("weigh-in")}>
        <Weight aria-hidden />
        Weigh-in
      </Button>
      <WeighInSheet
        {...props}
        isOpen={opened !== null}
        onOpenChange={(isOpen) => open(isOpen ? "weigh-in" : null)}
      />
    </>
  );
}
