"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { InviteSheet } from "@/components/admin/access/invite-sheet";
import { DeletionDialogs } from "@/components/admin/deletions/deletion-dialogs";
import { type Deletions, useDeletions } from "@/components/admin/deletions/use-deletions";
import { LoadingRows, PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { ShowMore, useShownPages } from "@/components/admin/lists/show-more";
import {
  setSearchParams,
  useSearchParam,
  useSearchParamChoice,
  useSearchParamState,
} from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import {
  type TrainersAsked,
  trainerCountsQuery,
  trainerExportUrl,
  trainersQuery,
} from "@/lib/admin/console/queries";
import {
  TRAINER_SHOWS,
  TRAINER_SORTS,
  type TrainerShow,
  type TrainerSort,
} from "@/lib/admin/console/question";
import type { AdminClient } from "@/lib/admin/console/schema";
import { ClientHistory } from "./client-history";
import { ListTools } from "./list-tools";
import { TrainerListHead, TrainerRow } from "./trainer-row";

const trainerSortTexts: Record<TrainerSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "Name",
  clients: "Most clients",
  seen: "Last sign-in",
};

const trainerShowTexts: Record<TrainerShow, string> = {
  all: "All",
  admins: "Admins",
  suspended: "Suspended",
  never: "Never signed in",
};

type TrainersPanelProps = { search: string; onOpenTrainer: (trainer: { name: string }) => void };

/** The list, without the client whose images were shown. */
const NO_CLIENT = { client: null, images: null, image: null };

/** All trainers with their clients, or the image history of one client. */
export function TrainersPanel({ search, onOpenTrainer }: TrainersPanelProps) {
  const [sort, setSort] = useSearchParamChoice("sort", TRAINER_SORTS);
  const [kind, setKind] = useSearchParamChoice("show", TRAINER_SHOWS);
  const asked = { search, sort, show: kind };
  const shown = useSearchParam("client");
  const opener = useRef<Element | null>(null);
  const searched = useRef(search);
  useEffect(() => {
    if (search === searched.current) return;
    searched.current = search;
    // A new search shows the list again; the focus stays in the search field.
    opener.current = null;
    setSearchParams(NO_CLIENT);
  }, [search]);
  useEffect(() => {
    // A hidden element cannot take the focus, so this waits until the list is visible.
    if (shown === "" && opener.current instanceof HTMLElement) opener.current.focus();
  }, [shown]);
  const deletions = useDeletions();

  const show = ({ id }: { id: string }) => {
    opener.current = document.activeElement;
    setSearchParams({ client: id });
  };
  const goBack = () => setSearchParams(NO_CLIENT);
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
      {/* Hidden and not unmounted, so that open rows stay open on the way back. */}
      <div hidden={shown !== ""}>
        <TrainerTools asked={asked} onSort={setSort} onShow={setKind} />
        <TrainerList asked={asked} deletions={deletions} onShowClient={show} />
      </div>
      <DeletionDialogs deletions={deletions} />
    </>
  );
}

type TrainerListProps = {
  asked: TrainersAsked;
  deletions: Deletions;
  onShowClient: (client: AdminClient) => void;
};

function TrainerList({ asked, deletions, onShowClient }: TrainerListProps) {
  const trainers = useInfiniteQuery(trainersQuery(asked));
  useShownPages("pages", trainers);
  const [open, setOpen] = useSearchParamState("open");
  const opened = open.split(",").filter(Boolean);
  const toggle = (id: string) =>
    setOpen((opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id]).join(","));
  if (trainers.isPending) return <LoadingRows text="Loading trainers..." rows={6} />;
  if (!trainers.data)
    return (
      <PanelLoadFailure
        title="Failed to fetch trainers"
        onRetry={trainers.refetch}
        retrying={trainers.isFetching}
      />
    );
  if (trainers.data.length === 0) return <EmptyState title="No trainers found." className="pt-12" />;
  return (
    <>
      <TrainerListHead />
      <ul aria-label="Trainers">
        {trainers.data.map((trainer) => (
          <TrainerRow
            key={trainer.id}
            trainer={trainer}
            isOpen={opened.includes(trainer.id)}
            onToggle={() => toggle(trainer.id)}
            deletions={deletions}
            onShowClient={onShowClient}
          />
        ))}
      </ul>
      <ShowMore label="Show more trainers" list={trainers} />
    </>
  );
}

type TrainerToolsProps = {
  asked: TrainersAsked;
  onSort: (sort: TrainerSort) => void;
  onShow: (show: TrainerShow) => void;
};

function TrainerTools({ asked, onSort, onShow }: TrainerToolsProps) {
  const [isInviting, setInviting] = useState(false);
  const counts = useQuery(trainerCountsQuery(asked.search)).data;
  return (
    <>
      <ListTools
        shows={TRAINER_SHOWS.map((value) => ({
          value,
          label: trainerShowTexts[value],
          count: counts?.[value],
        }))}
        show={asked.show}
        onShow={onShow}
        sorts={TRAINER_SORTS.map((value) => ({ value, label: trainerSortTexts[value] }))}
        sort={asked.sort}
        onSort={onSort}
        exportUrl={trainerExportUrl(asked)}
      >
        <Button variant="outline" size="sm" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden />
          Invite trainer
        </Button>
      </ListTools>
      <InviteSheet isOpen={isInviting} onOpenChange={setInviting} />
    </>
  );
}
