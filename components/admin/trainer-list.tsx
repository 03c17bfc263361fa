"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "@/components/ui/empty-state";
import { trainersQuery } from "@/lib/admin/queries";
import type { AdminClient } from "@/lib/admin/schema";
import { LoadFailure } from "./failures";
import type { TrainersAsked } from "./lists/trainer-tools";
import { LoadingRows } from "./loading-rows";
import { ShowMore } from "./show-more";
import { trainerListTexts } from "./texts";
import { TrainerListHead, TrainerRow } from "./trainer-row";
import type { Deletions } from "./use-deletions";

type TrainerListProps = {
  /** Which trainers, found by their own name or address or a client's name, and in which order. */
  asked: TrainersAsked;
  deletions: Deletions;
  onShowClient: (client: AdminClient) => void;
};

export function TrainerList({ asked, deletions, onShowClient }: TrainerListProps) {
  const trainers = useInfiniteQuery(trainersQuery(asked));
  if (trainers.isPending) return <LoadingRows text={trainerListTexts.loading} rows={6} />;
  if (!trainers.data)
    return (
      <LoadFailure
        title={trainerListTexts.failed}
        onRetry={trainers.refetch}
        retrying={trainers.isFetching}
      />
    );
  if (trainers.data.length === 0) return <EmptyState title={trainerListTexts.empty} className="pt-12" />;
  return (
    <>
      <TrainerListHead />
      <ul aria-label={trainerListTexts.name}>
        {trainers.data.map((trainer) => (
          <TrainerRow key={trainer.id} trainer={trainer} deletions={deletions} onShowClient={onShowClient} />
        ))}
      </ul>
      <ShowMore label={trainerListTexts.more} list={trainers} />
    </>
  );
}
