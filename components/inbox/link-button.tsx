"use client";

import { LinkIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyOnOpen } from "@/components/ui/lazy-on-open";
import type { LinkedClient } from "./link-form";
import { linkButtonTexts } from "./texts";

const LinkSheet = lazyOnOpen(
  () => import("./link-sheet").then((module) => module.LinkSheet),
  ({ isOpen }) => isOpen,
);

export function CheckInLinkButton({ client }: { client: LinkedClient }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <LinkIcon aria-hidden />
        {linkButtonTexts.button}
      </Button>
      <LinkSheet client={client} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
