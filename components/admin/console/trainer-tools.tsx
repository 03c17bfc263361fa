"use client";

import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { InviteSheet } from "@/components/admin/access/invite-sheet";
import { inviteTexts } from "@/components/admin/access/texts";
import { Button } from "@/components/ui/button";
import { type TrainersAsked, trainerCountsQuery, trainerExportUrl } from "@/lib/admin/console/queries";
import {
  TRAINER_SHOWS,
  TRAINER_SORTS,
  type TrainerShow,
  type TrainerSort,
} from "@/lib/admin/console/question";
import { ListTools } from "./list-tools";
import { trainerShowTexts, trainerSortTexts } from "./texts";

type TrainerToolsProps = {
  asked: TrainersAsked;
  onSort: (sort: TrainerSort) => void;
  onShow: (show: TrainerShow) => void;
};

export function TrainerTools({ asked, onSort, onShow }: TrainerToolsProps) {
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
          {inviteTexts.open}
        </Button>
      </ListTools>
      <InviteSheet isOpen={isInviting} onOpenChange={setInviting} />
    </>
  );
}
