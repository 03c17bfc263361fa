"use client";

import { useMemo, useState, useSyncExternalStore } from "react";
import { inZone, offsetsOf } from "@/lib/text/calendar/zone";
import { type Reader, renderTimeOf, useReader } from "./reader";

type Moment = Date | string | number;

/** Converts an instant so that `getDate` and the like are in the reader's time zone, on the server too. */
export type Calendar = (moment: Moment) => Date;

const here: Calendar = (moment) => new Date(moment);

const never = () => () => {};

/** The reader's calendar. After hydration a page changes to this device's time zone if it differs. */
export function useCalendar(): Calendar {
  const reader = useReader();
  const [drawn] = useState(() => calendarOf(reader));
  return useSyncExternalStore(
    never,
    () => here,
    () => drawn,
  );
}

function calendarOf(reader: Reader | null): Calendar {
  if (!reader) return here;
  const isHere =
    typeof window !== "undefined" && String(offsetsOf(here(reader.now))) === String(reader.offsets);
  return isHere ? here : (moment) => inZone(moment, reader.zone);
}

export function useNow(): Date {
  const reader = useReader();
  const [moment] = useState(() => renderTimeOf(reader));
  const calendar = useCalendar();
  return useMemo(() => calendar(moment), [calendar, moment]);
}
