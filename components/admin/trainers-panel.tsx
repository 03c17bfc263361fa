"use client";

import { useEffect, useRef } from "react";
import { putInAddress, useTextOfAddress, useViewInAddress } from "@/components/layout/page-address";
import { TRAINER_SHOWS, TRAINER_SORTS } from "@/lib/admin/question";
import { ClientHistory } from "./client-history";
import { DeletionDialogs } from "./deletion-dialogs";
import { TrainerTools } from "./lists/trainer-tools";
import { TrainerList } from "./trainer-list";
import { useDeletions } from "./use-deletions";

type TrainersPanelProps = { search: string; onOpenTrainer: (trainer: { name: string }) => void };

/** All trainers with their clients, or the images that were made for one of these. */
export function TrainersPanel({ search, onOpenTrainer }: TrainersPanelProps) {
  const [sort, setSort] = useViewInAddress("sort", TRAINER_SORTS);
  const [kind, setKind] = useViewInAddress("show", TRAINER_SHOWS);
  const asked = { search, sort, show: kind };
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
      {shown && (
        <ClientHistory
          clientId={shown}
          onBack={goBack}
          onOpenTrainer={({ email }) => {
            goBack();
            onOpenTrainer({ name: email });
          }}
        />
      )}
      {/* Kept while a history covers it, so that what was open is open still on the way back. */}
      <div hidden={shown !== ""}>
        <TrainerTools asked={asked} onSort={setSort} onShow={setKind} />
        <TrainerList asked={asked} deletions={deletions} onShowClient={show} />
      </div>
      <DeletionDialogs deletions={deletions} />
    </>
  );
}
