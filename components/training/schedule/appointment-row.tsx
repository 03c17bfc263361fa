import { Check, ChevronRight } from "lucide-react";
import { PageLink } from "@/components/platform/frame/page-link";
import { SessionMenu, UNTOUCHED } from "@/components/training/sessions/session-menu";
import { ClientThumbnail } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { clientAddress, thumbnailUrl } from "@/lib/text/addresses";
import { weekdayOf } from "@/lib/text/calendar/days";
import { bareTimeOfMinutes, shortWeekday } from "@/lib/text/calendar/wording";
import { firstName, initialsOf } from "@/lib/text/names";
import { counted } from "@/lib/text/numbers";
import type { Appointment } from "@/lib/training/schedule/schema";
import { SKIP_TEXTS, timeAndLength } from "@/lib/training/sessions/wording";
import { SessionGrip } from "./session-drag";
import { StateMark } from "./state-mark";

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

export function Rows({ appointments }: { appointments: readonly Appointment[] }) {
  if (appointments.length === 0) return null;
  return (
    <ul>
      {appointments.map((appointment) => (
        <AppointmentRow key={appointment.id} appointment={appointment} />
      ))}
    </ul>
  );
}

/** Done is solid, planned is sliced. On laptops one line: mark, time and name; the rest shows on hover. */
function AppointmentRow({ appointment }: { appointment: Appointment }) {
  const isMissed = appointment.state === "missed";
  return (
    <li
      title={`${appointment.clientName}, ${detailOf(appointment)}`}
      className={cn(
        "group relative flex items-center border-b lg:rounded-image lg:border-b-0 lg:hover:bg-accent",
        isMissed && "max-lg:hidden",
      )}
    >
      <AppointmentLink appointment={appointment} />
      {appointment.isStored && UNTOUCHED.includes(appointment.state) && (
        <SessionGrip appointment={appointment} />
      )}
      {/* The card above the week has that of a missed one. */}
      {!isMissed && (
        <AppointmentMenu
          appointment={appointment}
          className={cn(
            "max-lg:-mr-2.5 lg:not-pointer-coarse:absolute lg:not-pointer-coarse:right-0 lg:not-pointer-coarse:size-7 lg:not-pointer-coarse:bg-accent lg:not-pointer-coarse:opacity-0",
            "group-hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100",
          )}
        />
      )}
    </li>
  );
}

function AppointmentLink({ appointment }: { appointment: Appointment }) {
  const { clientId, clientName, photoUrl, state, startMin } = appointment;
  const isDone = state === "done" || state === "doneOtherDay";
  const isPlanned = state === "planned" || state === "today";
  return (
    <PageLink
      href={clientAddress(clientId, "plan")}
      className={cn(
        "flex min-h-[72px] min-w-0 flex-1 items-center gap-3 rounded-image py-2 hover:bg-accent/50",
        "lg:min-h-7 lg:flex-wrap lg:gap-x-1.5 lg:gap-y-0 lg:px-1 lg:max-xl:gap-x-1 lg:py-1 lg:hover:bg-transparent",
        "lg:pointer-coarse:min-h-11",
      )}
    >
      <span
        aria-hidden
        className={cn(
          "w-1.5 shrink-0 self-stretch rounded-full lg:hidden",
          isDone && "bg-primary",
          (state === "partly" || state === "inProgress") &&
            "bg-linear-to-b from-50% from-primary to-50% to-forecast",
          (state === "extra" || state === "logged") && "border-2 border-primary",
          state === "leftOut" && "border-2 border-dashed",
          isPlanned && "bg-[repeating-linear-gradient(var(--forecast)_0_2px,transparent_2px_5px)]",
        )}
      />
      <StateMark state={state} className="hidden lg:grid" />
      {startMin !== null && (
        <span aria-hidden className="hidden text-muted-foreground text-xs font-stretch-88% lg:block">
          {bareTimeOfMinutes(startMin)}
        </span>
      )}
      <ClientThumbnail
        src={photoUrl && thumbnailUrl(photoUrl)}
        initials={initialsOf(clientName)}
        className="h-14 w-8 lg:hidden"
        textClassName="text-xs"
      />
      {/* Below the time where large text leaves it no room beside it. */}
      <span className="min-w-0 flex-1 lg:min-w-11">
        <span
          className={cn(
            "block break-words font-strong lg:font-stretch-94% lg:text-label/[1.125rem] lg:max-xl:text-xs/[1.125rem]",
            state === "missed" && "font-normal text-muted-foreground",
          )}
        >
          <Name name={clientName} />
        </span>
        <span className="block break-words text-muted-foreground text-sm lg:sr-only">
          {detailOf(appointment)}
          <span className="sr-only">{`, ${stateTexts[state]}`}</span>
        </span>
      </span>
      {isDone && <Check aria-hidden className="size-5 shrink-0 text-primary lg:hidden" />}
      {!appointment.isStored && (
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground lg:hidden" />
      )}
    </PageLink>
  );
}

/** On narrow laptops "Felix B." instead of "Felix Brandt", so that a row stays one line. */
function Name({ name }: { name: string }) {
  const first = firstName(name);
  const rest = name.trim().slice(first.length);
  const [initial] = rest.trim();
  return (
    <>
      {first}
      <span className="lg:max-xl:sr-only">{rest}</span>
      {initial && <span aria-hidden className="hidden lg:max-xl:inline">{` ${initial}.`}</span>}
    </>
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
  const { name, state, setsDone, setsPlanned, skippedFor, movedFrom, otherDay, note } = appointment;
  const parts = [name ?? "Extra"];
  const time = timeAndLength(appointment);
  if (time) parts.push(time);
  if (state === "leftOut" && skippedFor) parts.push(SKIP_TEXTS[skippedFor].toLowerCase());
  const isBegun = setsDone > 0 && state !== "logged";
  if (isBegun && setsDone < setsPlanned) parts.push(`${setsDone} of ${counted(setsPlanned, "set")}`);
  if (movedFrom) parts.push(`moved from ${shortWeekday(weekdayOf(movedFrom))}`);
  if (otherDay) parts.push(`${otherDayTexts(state)} ${shortWeekday(weekdayOf(otherDay))}`);
  return [parts.join(", "), ...(note ? [note] : [])].join(". ");
}

const otherDayTexts = (state: Appointment["state"]): string =>
  state === "logged" ? "for" : state === "doneOtherDay" ? "done" : "begun";
