"use client";

import { useId } from "react";
import { NoClients } from "@/components/platform/frame/no-clients";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast-store";
import { useNewClient } from "@/lib/clients/record/queries";
import type * as Contract from "@/lib/desk/samples/contract";
import { useIsOnline } from "@/lib/platform/browser/online";
import { api } from "@/lib/platform/http/api";

const samples = api<typeof Contract>();

export const useCreateSample = () =>
  useNewClient(() =>
    samples.tell("POST /api/clients/sample", { body: { timezoneOffset: new Date().getTimezoneOffset() } }),
  );

export function SampleOffer({ onMade }: { onMade: (id: string) => void }) {
  const isOnline = useIsOnline();
  const { mutate, isPending } = useCreateSample();
  const hint = useId();
  const make = () =>
    mutate(undefined, {
      onSuccess: ({ id }) => onMade(id),
      onError: ({ message }) => toastFailure("The sample client could not be made", message),
    });
  return (
    <>
      <Button
        variant="outline"
        pending={isPending}
        disabled={!isOnline}
        aria-describedby={hint}
        onClick={make}
      >
        Try a sample client
      </Button>
      <p id={hint} className="max-w-[320px] text-muted-foreground text-sm">
        {isOnline
          ? "A made-up client with photos, weigh-ins, workouts and a forecast. One tap removes it."
          : "You need to be online to add a sample client."}
      </p>
    </>
  );
}

export default function FirstClient({ onMade }: { onMade: (id: string) => void }) {
  return (
    <NoClients>
      <SampleOffer onMade={onMade} />
    </NoClients>
  );
}
