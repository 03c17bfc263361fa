"use client";

import { LinkIcon } from "lucide-react";
import { useState } from "react";
import { useAskedByAddress } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/later";
import type { LinkedClient } from "./link-form";

const LinkSheet = later(() => import("./link-sheet").then((module) => module.LinkSheet), {
  opens: ({ isOpen }) => isOpen,
});

export function CheckInLinkButton({ client, label }: { client: LinkedClient; label: string }) {
  const [isOpen, setOpen] = useState(false);
  useAskedByAddress(["link"], () => setOpen(true));
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <LinkIcon aria-hidden />
        {label}
      </Button>
      <LinkSheet client={client} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
