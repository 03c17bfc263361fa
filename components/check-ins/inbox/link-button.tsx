"use client";

import { LinkIcon } from "lucide-react";
import { useOpenedByAddress } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/later";
import type { LinkedClient } from "./link-form";

const LinkSheet = later(() => import("./link-sheet").then((module) => module.LinkSheet), {
  opens: ({ isOpen }) => isOpen,
});

export function CheckInLinkButton({ client, label }: { client: LinkedClient; label: string }) {
  const [opened, open] = useOpenedByAddress(["link"]);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => open("link")}>
        <LinkIcon aria-hidden />
        {label}
      </Button>
      <LinkSheet
        client={client}
        isOpen={opened !== null}
        onOpenChange={(isOpen) => open(isOpen ? "link" : null)}
      />
    </>
  );
}
