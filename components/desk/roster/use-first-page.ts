"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { rosterQuery } from "@/lib/desk/roster/queries";
import { type Asked, askedOf } from "@/lib/desk/roster/question";
import type { Roster } from "@/lib/desk/roster/schema";

export const useAskedRoster = (): Asked => askedOf(useSearchParams());

/** The first page for components beside the list; only the list itself refetches. */
export function useFirstPage(trainerId: string | undefined): Roster | undefined {
  const { data } = useQuery({
    ...rosterQuery(trainerId, useAskedRoster(), null),
    placeholderData: keepPreviousData,
    refetchOnMount: false,
  });
  return data;
}
