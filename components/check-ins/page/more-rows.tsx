"use client";

import { CalendarCheck, ChevronRight, History, LockKeyhole, TrendingDown } from "lucide-react";
import { type ComponentType, useState } from "react";
import { later } from "@/components/ui/later";
import { moreWords } from "@/lib/check-ins/words/en";
import type { MoreSheetProps } from "./my-data-sheet";

const opens = ({ open }: MoreSheetProps) => open;
const WaySheet = later(() => import("./way-sheet").then((module) => module.WaySheet), { opens });
const SessionsSheet = later(() => import("./sessions-sheet").then((module) => module.SessionsSheet), {
  opens,
});
const PastSheet = later(() => import("./past-sheet").then((module) => module.PastSheet), { opens });
const MyDataSheet = later(() => import("./my-data-sheet").then((module) => module.MyDataSheet), { opens });

type MoreRowsProps = Omit<MoreSheetProps, "open" | "onOpenChange"> & {
  /** The page itself shows the way, so no row opens it. */
  hasWay: boolean;
};

export function MoreRows({ hasWay, ...props }: MoreRowsProps) {
  const [opened, setOpened] = useState<"way" | "sessions" | "past" | "data" | null>(null);
  const sheet = (name: typeof opened) => ({
    ...props,
    open: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : null),
  });
  const { sessions, way, past = [] } = props.page;
  const left = sessions.filter(
    ({ word, exercises }) =>
      word !== "done" && exercises.some(({ done, targets = [] }) => done < targets.length),
  ).length;
  return (
    <nav aria-label={moreWords.nav} className="mt-6 border-t">
      {!hasWay && way.stops.length > 0 && (
        <Row
          icon={TrendingDown}
          name={moreWords.way}
          note={moreWords.wayNote(way.stops.some(({ kind }) => kind === "projected"))}
          onOpen={() => setOpened("way")}
        />
      )}
      {sessions.length > 0 && (
        <Row
          icon={CalendarCheck}
          name={moreWords.sessions}
          note={left > 0 ? moreWords.sessionsLeft(left) : moreWords.sessionsDone}
          onOpen={() => setOpened("sessions")}
        />
      )}
      {past.length > 0 && (
        <Row
          icon={History}
          name={moreWords.past}
          note={moreWords.pastNote(past.length)}
          onOpen={() => setOpened("past")}
        />
      )}
      <Row
        icon={LockKeyhole}
        name={moreWords.data}
        note={moreWords.dataNote}
        onOpen={() => setOpened("data")}
      />
      <WaySheet {...sheet("way")} />
      <SessionsSheet {...sheet("sessions")} />
      <PastSheet {...sheet("past")} />
      <MyDataSheet {...sheet("data")} />
    </nav>
  );
}

type RowProps = {
  icon: ComponentType<{ className?: string; "aria-hidden"?: boolean }>;
  name: string;
  note: string;
  onOpen: () => void;
};

function Row({ icon: Icon, name, note, onOpen }: RowProps) {
  return (
    <button
      type="button"
      className="pressable flex min-h-15 w-full items-center gap-3.5 border-b py-2 text-left"
      onClick={onOpen}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="block font-label">{name}</span>
        <span className="block text-muted-foreground text-xs">{note}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
    </button>
  );
}
