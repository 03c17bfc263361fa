"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { rosterQuery } from "@/lib/roster/queries";
import { type Asked, askedOf } from "@/lib/roster/question";
import type { Roster } from "@/lib/roster/schema";

/** What the address of the list asks for. */
export const useAskedRoster = (): Asked => askedOf(useSearchParams());

/** The list's first page for whatever stands beside the list: the list itself says when it is fetched again. */
export function useFirstPage(trainerId: string | undefined): Roster | undefined {
  const { data } = useQuery({
    ...rosterQuery(trainerId, useAskedRoster(), null),
    placeholderData: keepPreviousData,
    refetchOnMount: false,
  });
  return data;
}
