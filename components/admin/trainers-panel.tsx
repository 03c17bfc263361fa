"use client";

import { useEffect, useRef } from "react";
import { putInAddress, useTextOfAddress } from "@/components/layout/page-address";
import { ClientHistory } from "./client-history";
import { DeletionDialogs } from "./deletion-dialogs";
import { TrainerList } from "./trainer-list";
import { useDeletions } from "./use-deletions";

/** All trainers with their clients, or the images that were made for one of these. */
export function TrainersPanel({ search }: { search: string }) {
  const shown = useTextOfAddress("client");
  const searched = useRef(search);
  useEffect(() => {
    if (search === searched.current) return;
    searched.current = search;
    // Whoever searches wants to see what is found.
    putInAddress({ client: null, images: null });
  }, [search]);
  const opener = useRef<Element | null>(null);
  const deletions = useDeletions();

  const show = ({ id }: { id: string }) => {
    opener.current = document.activeElement;
    putInAddress({ client: id });
  };
  const goBack = () => {
    putInAddress({ client: null, images: null });
    // Only what is visible can take the focus, and the list is again after this render.
    requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  return (
    <>
      {shown && <ClientHistory clientId={shown} onBack={goBack} />}
      {/* Kept while a history covers it, so that what was open is open still on the way back. */}
      <div hidden={shown !== ""}>
        <TrainerList search={search} deletions={deletions} onShowClient={show} />
      </div>
      <DeletionDialogs deletions={deletions} />
    </>
  );
}
