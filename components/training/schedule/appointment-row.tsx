import { Check, ChevronRight } from "lucide-react";
import { PageLink } from "@/components/platform/frame/page-link";
import { SessionMenu } from "@/components/training/sessions/session-menu";
import { ClientThumbnail } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { clientAddress, thumbnailUrl } from "@/lib/text/addresses";
import { weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday, timeOfMinutes } from "@/lib/text/calendar/wording";
import { initialsOf } from "@/lib/text/names";
import { counted } from "@/lib/text/numbers";
import type { Appointment } from "@/lib/training/schedule/schema";
import { SKIP_TEXTS } from "@/lib/training/sessions/wording";

const stateTexts: Record<Appointment["state"], string> = {
  inProgress: "in progress",
  done: "done",
  doneOtherDay: "done",
  partly: "partly done",
  leftOut: "left out",
  missed: "missed",
  today: "planned",
  planned: "planned",
  extra: "trained",
  logged: "trained",
};

/** Done is solid, planned is sliced. */
export function AppointmentRow({ appointment }: { appointment: Appointment }) {
  return (
    <li className="flex items-center border-b xl:mb-1.5 xl:border-b-0">
      <AppointmentLink appointment={appointment} />
      <AppointmentMenu appointment={appointment} className="-mr-2.5 xl:-mr-1 xl:size-8" />
    </li>
  );
}

function AppointmentLink({ appointment }: { appointment: Appointment }) {
  const { clientId, clientName, photoUrl, state } = appointment;
  const isDone = state === "done" || state === "doneOtherDay";
  const isPlanned = state === "planned" || state === "today";
  return (
    <PageLink
      href={clientAddress(clientId, "plan")}
      className="flex min-h-[72px] min-w-0 flex-1 items-center gap-3 rounded-image py-2 hover:bg-accent/50 xl:min-h-14 xl:gap-2 xl:py-1"
    >
      <span
        aria-hidden
        className={cn(
          "w-1.5 shrink-0 self-stretch rounded-full",
          isDone && "bg-primary",
          (state === "partly" || state === "inProgress") &&
            "bg-linear-to-b from-50% from-primary to-50% to-forecast",
          (state === "extra" || state === "logged") && "border-2 border-primary",
          state === "leftOut" && "border-2 border-dashed",
          isPlanned && "bg-[repeating-linear-gradient(var(--forecast)_0_2px,transparent_2px_5px)]",
        )}
      />
      <ClientThumbnail
        src={photoUrl && thumbnailUrl(photoUrl)}
        initials={initialsOf(clientName)}
        className="h-14 w-8 xl:hidden"
        textClassName="text-xs"
      />
      <span className="min-w-0 flex-1">
        <span className="block break-words font-strong xl:text-sm/[18px]">{clientName}</span>
        <span className="block break-words text-muted-foreground text-sm xl:text-xs">
          {detailOf(appointment)}
          <span className="sr-only">{`, ${stateTexts[state]}`}</span>
        </span>
      </span>
      {isDone && <Check aria-hidden className="size-5 shrink-0 text-primary xl:size-4" />}
      {!appointment.isStored && (
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground xl:hidden" />
      )}
    </PageLink>
  );
}

type AppointmentMenuProps = { appointment: Appointment; className?: string; hasMoveButton?: boolean };

/** Only for a planned session that is stored. */
export function AppointmentMenu({ appointment, ...shown }: AppointmentMenuProps) {
  const { clientId, clientName, isStored, state, name } = appointment;
  if (!isStored || name === null || state === "extra" || state === "logged") return null;
  const session = { ...appointment, name, state };
  return <SessionMenu {...{ clientId, clientName, session }} {...shown} />;
}

function detailOf(appointment: Appointment): string {
  const { name, state, setsDone, setsPlanned, startMin, skippedFor, movedFrom, otherDay } = appointment;
  const parts = [name ?? "Extra"];
  if (startMin !== null) parts.push(timeOfMinutes(startMin));
  if (state === "leftOut" && skippedFor) parts.push(SKIP_TEXTS[skippedFor].toLowerCase());
  const isBegun = setsDone > 0 && state !== "logged";
  if (isBegun && setsDone < setsPlanned) parts.push(`${setsDone} of ${counted(setsPlanned, "set")}`);
  if (movedFrom) parts.push(`moved from ${shortWeekday(weekdayOf(movedFrom))}`);
  if (otherDay) parts.push(`${otherDayTexts(state)} ${shortWeekday(weekdayOf(otherDay))}`);
  return parts.join(", ");
}

const otherDayTexts = (state: Appointment["state"]): string =>
  state === "logged" ? "for" : state === "doneOtherDay" ? "done" : "begun";
