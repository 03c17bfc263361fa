"use client";

import { Bone, CircleHelp, HeartPulse, Pill, UserRoundCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { later } from "@/components/ui/later";
import { toast } from "@/components/ui/toast-store";
import { EXPERIENCE_LABELS, SEX_LABELS } from "@/lib/body/ranges";
import { weightFigure, weightText } from "@/lib/body/unit-system";
import { useAcceptIntake, useDeclineIntake } from "@/lib/check-ins/inbox/intake-queries";
import { HEALTH_QUESTIONS } from "@/lib/check-ins/intake/questions";
import { equipmentText, goalsText } from "@/lib/check-ins/intake/review";
import type { Acceptance, Flag, WaitingIntake } from "@/lib/check-ins/intake/schema";
import { useCalendar } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { clientAddress } from "@/lib/text/addresses";
import { fullDay, shortDate, shortMoment } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { counted, formatPercent } from "@/lib/text/numbers";
import { SentPhotos } from "./sent-photos";
import { tellFailure } from "./tell-failure";

const EditSheet = later(() => import("./intake-edit-sheet").then((module) => module.IntakeEditSheet), {
  opens: ({ isOpen }) => isOpen,
});

/** What somebody sent who is no client yet. What needs a word with them comes first. */
export function IntakeCard({ intake }: { intake: WaitingIntake }) {
  const { id, proposal, answers, sentAt, age } = intake;
  const { name } = proposal;
  const [isEditing, setEditing] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const units = useUnits();
  const at = useCalendar()(sentAt);
  const { accept, decline, isDeciding } = useIntakeDecision(intake);
  return (
    <Card>
      <article aria-label={name} className="@container">
        <h3 className="break-words font-strong text-lg">{name}</h3>
        <p className="text-muted-foreground text-sm">New client, sent {shortMoment(at)}</p>
        <Flags flags={intake.flags} />
        <div className="mt-4 flex flex-wrap gap-4">
          <SentPhotos
            clientName={name}
            photos={intake.photos.map(({ side, url }) => ({
              side,
              now: { url, takenAt: sentAt },
              before: null,
            }))}
          />
          <div className="min-w-[150px] flex-1">
            <p className="type-display text-2xl">
              {weightFigure(proposal.weight, units)}
              <span className="ml-0.5 font-normal text-muted-foreground text-sm">{units.weightUnit}</span>
            </p>
            <p className="text-muted-foreground text-sm">own weighing, {shortDate(at)}</p>
            <p className="mt-2 text-sm">
              {formatPercent(proposal.bodyFat)} body fat
              {intake.isFatEstimated && ", estimated from height, weight, age and sex"}
            </p>
          </div>
        </div>
        <Facts
          facts={[
            ["Born", `${fullDay(answers.birthDate)} (${age})`],
            ["Sex, height", `${SEX_LABELS[proposal.gender]}, ${units.heightText(proposal.height)}`],
            [
              "Goal",
              [goalsText(answers), weightText(proposal.targetWeight, units)].filter(Boolean).join(", "),
            ],
            [
              "Can train",
              `${counted(answers.workoutsPerWeek, "day")} a week${equipmentText(answers) ? `, with ${equipmentText(answers)}` : ""}`,
            ],
            ["Experience", EXPERIENCE_LABELS[answers.experience]],
            ["Health", healthText(answers)],
            ["Agreed to", agreedText(answers)],
          ]}
        />
        <p className="mt-4 text-muted-foreground text-sm">
          {`Accept makes the client, with ${weightText(proposal.weight, units)} as the first weigh-in${intake.photos.length > 0 ? " and the photos" : ""}. Nothing is sent to ${firstName(name)}.`}
        </p>
        <div className="mt-3 grid grid-cols-[1fr_1fr_1.6fr] gap-2.5 @max-xs:grid-cols-1">
          <Button
            variant="outline"
            className="px-2"
            disabled={isDeciding}
            aria-label={`Decline: ${name}`}
            onClick={() => setDeclining(true)}
          >
            Decline
          </Button>
          <Button
            variant="outline"
            className="px-2"
            disabled={isDeciding}
            aria-label={`Edit: ${name}`}
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
          <Button
            className="px-2"
            pending={isDeciding}
            aria-label={`Accept as client: ${name}`}
            onClick={() => void accept({})}
          >
            <UserRoundCheck aria-hidden />
            Accept
          </Button>
        </div>
        <EditSheet
          key={id}
          intake={intake}
          isDeciding={isDeciding}
          onAccept={accept}
          isOpen={isEditing}
          onOpenChange={setEditing}
        />
        <ConfirmDialog
          open={isDeclining}
          onOpenChange={setDeclining}
          title={`Decline ${firstName(name)}?`}
          description="The answers and photos are deleted for good, and the link closes."
          confirmLabel="Delete"
          onConfirm={() => void decline()}
        />
      </article>
    </Card>
  );
}

function useIntakeDecision({ id, proposal: { name } }: WaitingIntake) {
  const router = useRouter();
  const accepting = useAcceptIntake();
  const declining = useDeclineIntake();
  const params = { id };
  return {
    isDeciding: accepting.isPending || declining.isPending,
    accept: (body: Acceptance) =>
      accepting.mutateAsync({ params, body }).then(
        ({ clientId }) =>
          void toast({
            title: `${body.name ?? name} is a client now`,
            action: { label: "Open", onSelect: () => router.push(clientAddress(clientId)) },
          }),
        tellFailure,
      ),
    decline: () =>
      declining.mutateAsync({ params }).then(() => void toast({ title: `${name}: deleted` }), tellFailure),
  };
}

const ICONS = { health: HeartPulse, medicine: Pill, limits: Bone, open: CircleHelp } as const;

/** In Straw, since each is a question to ask and no verdict. */
function Flags({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null;
  return (
    <section className="mt-3">
      <h4 className="font-strong text-warning">{counted(flags.length, "thing")} to know</h4>
      <ul className="mt-2 rounded-control border-[1.5px] border-warning/60 bg-[color-mix(in_oklab,var(--warning)_10%,var(--card))] px-3.5">
        {flags.map(({ kind, title, quote, hint }) => {
          const Icon = ICONS[kind];
          return (
            <li key={title} className="flex gap-3 border-warning/40 border-b py-3 last:border-b-0">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
              <div className="min-w-0">
                <p className="break-words font-strong">{title}</p>
                {quote && <p className="break-words">{`“${quote}”`}</p>}
                <p className="break-words text-muted-foreground text-sm">{hint}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="mt-4">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b py-2.5">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="min-w-0 break-words text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function healthText({ health }: WaitingIntake["answers"]): string {
  if (!health) return "Not sent";
  const answers = Object.values(health);
  const yes = answers.filter(({ isYes }) => isYes).length;
  return `${yes} yes, ${answers.length - yes} no, ${HEALTH_QUESTIONS.length - answers.length} open`;
}

function agreedText({ agreed }: WaitingIntake["answers"]): string {
  const kinds = [
    agreed.health && "health answers",
    agreed.photos && "photos and AI pictures",
    agreed.sharing && "showing pictures to others",
  ].filter((kind) => kind !== false);
  return kinds.length > 0 ? kinds.join(", ") : "no health answers, photos or sharing";
}
