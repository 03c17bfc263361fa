"use client";

import { useState } from "react";
import { ClientChoice } from "@/components/admin/lists/client-choice";
import { showFailure } from "@/components/admin/lists/loading-rows";
import { TrainerChoice } from "@/components/admin/lists/trainer-choice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetActions, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast-store";
import { useMoveClients } from "@/lib/admin/console/queries";
import type { AdminTrainer } from "@/lib/admin/console/schema";
import { counted } from "@/lib/text/numbers";

type MoveSheetProps = {
  trainer: Pick<AdminTrainer, "id" | "name" | "clientCount">;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function MoveSheet({ trainer, isOpen, onOpenChange }: MoveSheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetTitle className="type-display break-words text-xl">Move clients</SheetTitle>
        <SheetDescription className="break-words">
          From {trainer.name} to another trainer, with photos, images and workouts.
        </SheetDescription>
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
            title: "Clients moved",
            description: `${counted(moved, "client")} moved from ${trainer.name} to ${target.name}.`,
          });
          onMoved();
        },
        onError: (error) => showFailure("The clients could not be moved", error),
      },
    );
  };
  return (
    <>
      <Segmented
        aria-label="Which clients"
        className="mt-4"
        value={scope}
        onValueChange={setScope}
        options={[
          { value: "some", label: "Choose clients" },
          { value: "all", label: `All ${counted(trainer.clientCount, "client")}` },
        ]}
      />
      {scope === "some" && <ClientChoice trainerId={trainer.id} chosen={chosen} onChange={setChosen} />}
      <Field label="To trainer" control="group" className="mt-4">
        <TrainerChoice exceptId={trainer.id} chosen={target} onChange={setTarget} />
      </Field>
      <SheetActions cancel="Cancel" className="mt-4">
        <Button pending={move.isPending} disabled={count === 0 || !target} onClick={submit}>
          {count === 0 ? "Move" : `Move ${counted(count, "client")}`}
        </Button>
      </SheetActions>
    </>
  );
}
