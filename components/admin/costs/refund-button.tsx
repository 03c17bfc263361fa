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
import { refundTexts } from "./texts";

/** Needs a reason, which goes into the ledger and the audit. */
export function RefundButton({ entry }: { entry: HistoryEntry }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const refund = useRefund();
  const sum = dollars(entry.costMicroUsd ?? 0);
  const confirm = async () => {
    await refund.mutateAsync({ params: { id: entry.id }, body: { reason } }).catch((error: unknown) => {
      showFailure(refundTexts.failed, error);
      throw error;
    });
    toast({ title: refundTexts.done, description: refundTexts.doneOf(sum) });
  };
  return (
    <>
      <Button variant="outline" size="xs" className="mt-2" onClick={() => setAsking(true)}>
        <Undo2 aria-hidden />
        {refundTexts.refund}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={refundTexts.title}
        description={refundTexts.question(sum)}
        blocked={reason.trim() === ""}
        confirmLabel={refundTexts.refund}
        onConfirm={confirm}
      >
        <Field label={refundTexts.reason} help={refundTexts.reasonHelp} className="mt-4">
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
