"use client";

import { Download, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { DownloadLink } from "@/components/layout/download-link";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { workoutsUrl } from "@/lib/export/addresses";
import { listActionsTexts } from "./texts";

type FilesMenuProps = {
  clientId: string;
  onImport: () => void;
  /** What opens it, and has just been pressed. */
  button: ReactNode;
};

export default function FilesMenu({ clientId, onImport, button }: FilesMenuProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={onImport}>
          <Upload aria-hidden />
          {listActionsTexts.import}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <DownloadLink href={workoutsUrl(clientId, "csv")}>
            <Download aria-hidden />
            {listActionsTexts.exportCsv}
          </DownloadLink>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <DownloadLink href={workoutsUrl(clientId, "json")}>
            <Download aria-hidden />
            {listActionsTexts.exportJson}
          </DownloadLink>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
