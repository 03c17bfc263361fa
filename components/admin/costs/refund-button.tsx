"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { HistoryEntry } from "@/components/admin/lists/history-facts";
import { showFailure } from "@/components/admin/lists/loading-rows";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { dollars } from "@/lib/admin/audit/sentence";
import { MAX_REASON_LENGTH } from "@/lib/admin/console/cost-schema";
import { useRefund } from "@/lib/admin/console/queries";

/** Needs a reason, which goes into the ledger and the audit. */
export function RefundButton({ entry }: { entry: HistoryEntry }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const refund = useRefund();
  const sum = dollars(entry.costMicroUsd ?? 0);
  const confirm = async () => {
    await refund.mutateAsync({ params: { id: entry.id }, body: { reason } }).catch((error: unknown) => {
      showFailure("The image could not be refunded", error);
      throw error;
    });
    toast({ title: "Image refunded", description: `${sum} is back in the trainer's budget.` });
  };
  return (
    <>
      <Button variant="outline" size="xs" className="mt-2" onClick={() => setAsking(true)}>
        <Undo2 aria-hidden />
        Refund
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Refund image"
        description={`${sum} goes back to today's budget of the trainer. The provider's bill stays in the costs.`}
        blocked={reason.trim() === ""}
        confirmLabel="Refund"
        onConfirm={confirm}
      >
        <Field label="Reason" help="Shown in the ledger and in the audit." className="mt-4">
          <Input
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </ConfirmDialog>
    </>
  );
}
