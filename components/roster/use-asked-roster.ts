"use client";

import { useSearchParams } from "next/navigation";
import { type Asked, askedOf } from "@/lib/roster/question";

/** What the address of the list asks for. */
export const useAskedRoster = (): Asked => askedOf(useSearchParams());
