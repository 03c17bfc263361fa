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
  const opener = useRef<Element | null>(null);
  const searched = useRef(search);
  useEffect(() => {
    if (search === searched.current) return;
    searched.current = search;
    // Whoever searches wants to see what is found, and goes on typing.
    opener.current = null;
    putInAddress({ client: null, images: null });
  }, [search]);
  useEffect(() => {
    // Only what is visible can take the focus: not before the list is shown again.
    if (shown === "" && opener.current instanceof HTMLElement) opener.current.focus();
  }, [shown]);
  const deletions = useDeletions();

  const show = ({ id }: { id: string }) => {
    opener.current = document.activeElement;
    putInAddress({ client: id });
  };
  const goBack = () => putInAddress({ client: null, images: null });
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
