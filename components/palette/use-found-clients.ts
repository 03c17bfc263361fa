import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { usePaused } from "@/components/ui/use-paused";
import { rosterQuery } from "@/lib/roster/queries";
import { type Asked, STANDARD_SORT } from "@/lib/roster/question";

const PAUSE_MS = 120;
/** As many as a phone has room for above the actions. */
const SHOWN = 5;

/** Clients that match the typed text; without text those with the next sessions. */
export function useFoundClients(trainerId: string | undefined, typed: string) {
  const wanted = typed.trim();
  const q = usePaused(wanted, PAUSE_MS);
  const asked: Asked = { q, sort: q ? "name" : STANDARD_SORT, filter: "all", tag: null };
  const { data, isError, isFetching } = useQuery({
    ...rosterQuery(trainerId, asked, null),
    placeholderData: keepPreviousData,
  });
  return {
    rows: (data?.rows ?? []).slice(0, SHOWN),
    isAway: isError && !data,
    isSearching: isFetching || q !== wanted,
  };
}
