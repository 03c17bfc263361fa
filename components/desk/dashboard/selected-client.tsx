import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { ClientCard } from "@/components/clients/record/client-card";
import { ClientPicker } from "@/components/clients/record/client-picker";
import { DeleteClientDialog, useClientDeletion } from "@/components/clients/record/delete-client-dialog";
import { useFirstPage } from "@/components/desk/roster/use-first-page";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { later } from "@/components/ui/later";
import { toastFailure } from "@/components/ui/toast-store";
import { updateFailureText, useUpdateClient } from "@/lib/clients/record/queries";
import type { Client } from "@/lib/clients/record/schema";
import { imageRefusal } from "@/lib/clients/record/status";
import { everyImageWords } from "@/lib/images/words/en";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { useMediaQuery } from "@/lib/platform/browser/media";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { useSampleRemoval } from "./use-sample-removal";
import { useNames, usePreloadClientPage, useSelectedClient } from "./use-selected-client";

// Lazy: a part for laptops only, and what replaces the card of a first client.
const NextAction = later(() =>
  import("@/components/desk/roster/next-action").then((module) => module.default),
);
const FirstClient = later(() => import("./sample-offer").then((module) => module.default));

export function useSelection() {
  const trainer = useTrainer();
  const chosen = useSelectedClient(trainer?.id);
  return { ...chosen, trainerId: trainer?.id };
}

export const useHasRoom = () => useMediaQuery("(min-width: 1400px)");

export function SelectedClient({ loadPage }: { loadPage: () => Promise<unknown> }) {
  const { selected, isError, isFetching, refetch, trainerId } = useSelection();
  usePreloadClientPage(selected ?? undefined, loadPage);
  if (selected !== undefined) return <ClientChoice selected={selected} trainerId={trainerId} />;
  if (!isError) return <DashboardSkeleton />;
  return <LoadFailure title="Your clients could not be loaded" onRetry={refetch} retrying={isFetching} />;
}

type ClientChoiceProps = { selected: Client | null; trainerId: string | undefined };

function ClientChoice({ selected, trainerId }: ClientChoiceProps) {
  const roster = useFirstPage(trainerId);
  const names = useNames(trainerId, selected, roster?.counts.all);
  const total = roster?.counts.all ?? names.length;
  const setClientId = useActiveClientStore((state) => state.setClientId);
  const deletion = useClientDeletion({
    successText: "Client has been successfully removed.",
    failureText: () => "Failed to delete client",
  });
  const { generateAgain, isPending } = useGenerateAgain();
  const removeSample = useSampleRemoval();
  const hasRoom = useHasRoom();
  if (!selected) return roster?.counts.archived ? null : <FirstClient onMade={setClientId} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="font-strong text-sm">Client ({total} total)</h2>
        <div className="min-w-[180px] flex-1">
          <ClientPicker clients={names} total={total} value={selected.id} onValueChange={setClientId} />
        </div>
      </div>
      <div className="mt-2.5">
        <ClientCard
          key={selected.id}
          client={selected}
          retrying={isPending}
          onRetry={() => generateAgain(selected.id)}
          onDelete={() => (selected.isSample ? removeSample(selected.id) : deletion.ask(selected))}
          footer={
            <div className="min-h-[124px] border-t pt-3">
              {hasRoom && <NextAction clientId={selected.id} />}
            </div>
          }
        />
      </div>
      {selected.transformations.length > 0 && (
        <p className="mt-2 hidden text-muted-foreground text-xs sm:block">{everyImageWords.disclaimer}</p>
      )}
      <DeleteClientDialog {...deletion.dialog} />
    </>
  );
}

function useGenerateAgain() {
  const { mutate, isPending } = useUpdateClient();
  const fail = (description: string) => toastFailure("Error", description);
  const generateAgain = (id: string) =>
    mutate(
      { id, hasSignificantChanges: true },
      {
        onSuccess: (client) => {
          const refusal = imageRefusal(client);
          if (refusal) fail(refusal);
        },
        onError: (error) => fail(updateFailureText(error)),
      },
    );
  return { generateAgain, isPending };
}
