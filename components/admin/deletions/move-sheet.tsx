"use client";

import { useState } from "react";
import { ClientChoice } from "@/components/admin/lists/client-choice";
import { showFailure } from "@/components/admin/lists/loading-rows";
import { moveTexts } from "@/components/admin/lists/texts";
import { TrainerChoice } from "@/components/admin/lists/trainer-choice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetActions, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast-store";
import { useMoveClients } from "@/lib/admin/console/queries";
import type { AdminTrainer } from "@/lib/admin/console/schema";

type MoveSheetProps = {
  trainer: Pick<AdminTrainer, "id" | "name" | "clientCount">;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function MoveSheet({ trainer, isOpen, onOpenChange }: MoveSheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetTitle className="type-display break-words text-xl">{moveTexts.title}</SheetTitle>
        <SheetDescription className="break-words">{moveTexts.description(trainer.name)}</SheetDescription>
        <MoveForm trainer={trainer} onMoved={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

type Scope = "all" | "some";

/** Mounts with each opening, so that it starts empty. */
function MoveForm({ trainer, onMoved }: Pick<MoveSheetProps, "trainer"> & { onMoved: () => void }) {
  const [scope, setScope] = useState<Scope>("some");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<AdminTrainer>();
  const move = useMoveClients();
  const count = scope === "all" ? trainer.clientCount : chosen.size;

  const submit = () => {
    if (!target) return;
    const clients = scope === "all" ? ("all" as const) : [...chosen];
    move.mutate(
      { params: { id: trainer.id }, body: { to: target.id, clients } },
      {
        onSuccess: ({ moved }) => {
          toast({
            title: moveTexts.moved,
            description: moveTexts.movedOf(moved, trainer.name, target.name),
          });
          onMoved();
        },
        onError: (error) => showFailure(moveTexts.failed, error),
      },
    );
  };
  return (
    <>
      <Segmented
        aria-label={moveTexts.scope}
        className="mt-4"
        value={scope}
        onValueChange={setScope}
        options={[
          { value: "some", label: moveTexts.some },
          { value: "all", label: moveTexts.all(trainer.clientCount) },
        ]}
      />
      {scope === "some" && <ClientChoice trainerId={trainer.id} chosen={chosen} onChange={setChosen} />}
      <Field label={moveTexts.trainer} control="group" className="mt-4">
        <TrainerChoice exceptId={trainer.id} chosen={target} onChange={setTarget} />
      </Field>
      <SheetActions cancel={moveTexts.cancel} className="mt-4">
        <Button pending={move.isPending} disabled={count === 0 || !target} onClick={submit}>
          {moveTexts.confirm(count)}
        </Button>
      </SheetActions>
    </>
  );
}
