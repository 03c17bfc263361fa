"use client";

import { Download, Upload } from "lucide-react";
import { type RefObject, useRef } from "react";
import { DownloadLink } from "@/components/platform/frame/download-link";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { workoutsUrl } from "@/lib/text/addresses";

type FilesMenuProps = {
  clientId: string;
  onImport: () => void;
  /** The anchor of the menu, which gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function FilesMenu({ clientId, onImport, opener, open, onOpenChange }: FilesMenuProps) {
  const isImporting = useRef(false);
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        aria-label="Import and export"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
          // Opens the import only after the menu has closed, so that the import sheet returns the focus to
          // this button.
          if (isImporting.current) onImport();
          isImporting.current = false;
        }}
      >
        <DropdownMenuItem
          onSelect={() => {
            isImporting.current = true;
          }}
        >
          <Upload aria-hidden />
          Import workouts or weights
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <DownloadLink href={workoutsUrl(clientId, "csv")}>
            <Download aria-hidden />
            Export as CSV
          </DownloadLink>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <DownloadLink href={workoutsUrl(clientId, "json")}>
            <Download aria-hidden />
            Export as JSON
          </DownloadLink>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
