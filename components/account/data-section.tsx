"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { DownloadLink } from "@/components/layout/download-link";
import { Button } from "@/components/ui/button";
import { ACCOUNT_ARCHIVE_URL } from "@/lib/account/queries";
import { DeleteAccountDialog } from "./delete-account-dialog";
import { dataTexts } from "./texts";

/** A copy of everything, and the end of it. */
export function DataSection() {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <section className="mt-8">
      <h2 className="mb-2.5 font-strong text-lg">{dataTexts.title}</h2>
      <Button asChild variant="secondary" block>
        <DownloadLink href={ACCOUNT_ARCHIVE_URL}>
          <Download aria-hidden />
          {dataTexts.download}
        </DownloadLink>
      </Button>
      <p className="mt-2 text-muted-foreground text-xs">{dataTexts.downloadHint}</p>
      <Button variant="outline" block className="mt-5 text-destructive" onClick={() => setDeleting(true)}>
        {dataTexts.deleteAccount}
      </Button>
      <DeleteAccountDialog isOpen={isDeleting} onOpenChange={setDeleting} />
    </section>
  );
}
