"use client";

import { useRef, useState } from "react";
import type { AdminClient } from "@/lib/admin/schema";
import { ClientHistory } from "./client-history";
import { DeletionDialogs } from "./deletion-dialogs";
import { TrainerList } from "./trainer-list";
import { useDeletions } from "./use-deletions";

/** All trainers with their clients, or the images that were made for one of these. */
export function TrainersPanel({ search }: { search: string }) {
  const [shown, setShown] = useState<AdminClient | null>(null);
  const [searched, setSearched] = useState(search);
  if (search !== searched) {
    // Whoever searches wants to see what is found.
    setSearched(search);
    setShown(null);
  }
  const opener = useRef<Element | null>(null);
  const deletions = useDeletions();

  const show = (client: AdminClient) => {
    opener.current = document.activeElement;
    setShown(client);
  };
  const goBack = () => {
    setShown(null);
    // Only what is visible can take the focus, and the list is again after this render.
    requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  return (
    <>
      {shown && <ClientHistory client={shown} onBack={goBack} />}
      {/* Kept while a history covers it, so that what was open is open still on the way back. */}
      <div hidden={shown !== null}>
        <TrainerList search={search} deletions={deletions} onShowClient={show} />
      </div>
      <DeletionDialogs deletions={deletions} />
    </>
  );
}
