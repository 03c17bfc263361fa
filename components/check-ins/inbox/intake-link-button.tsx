"use client";

import { LinkIcon } from "lucide-react";
import { useState } from "react";
import { useAskedByAddress } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/later";

const IntakeLinkSheet = later(() => import("./intake-link-sheet").then((module) => module.IntakeLinkSheet), {
  opens: ({ isOpen }) => isOpen,
});

/** The client fills in the form instead of the trainer. */
export function IntakeLinkButton() {
  const [isOpen, setOpen] = useState(false);
  useAskedByAddress(["intake"], () => setOpen(true));
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <LinkIcon aria-hidden />
        Add client by link
      </Button>
      <IntakeLinkSheet isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
