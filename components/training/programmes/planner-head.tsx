"use client";

import { Bookmark, Copy, Pencil, Printer, TrendingUp } from "lucide-react";
import { useState } from "react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { PageLink } from "@/components/platform/frame/page-link";
import { PageTitle, usePageTitle } from "@/components/platform/frame/page-title";
import { ClientNote } from "@/components/training/workouts/client-note";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/later";
import { offerUndo } from "@/components/ui/undo";
import { sheetAddress } from "@/lib/text/addresses";
import { shortDay } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import { uuidv7 } from "@/lib/text/uuid";
import { lastDayOf } from "@/lib/training/plans/programme";
import { useDeleteTemplate, useSaveTemplate } from "@/lib/training/programmes/queries";
import { type ProgrammeSource, showNotSaved } from "./use-programme";

const opens = ({ open }: { open: boolean }) => open;
const CopySheet = later(() => import("./copy-sheet").then((module) => module.CopySheet), { opens });
const ProgressSheet = later(() => import("./progress-sheet").then((module) => module.ProgressSheet), {
  opens,
});
const NameSheet = later(() => import("./name-sheet").then((module) => module.NameSheet), { opens });

export function PlannerHead({ source, today }: { source: ProgrammeSource; today: string }) {
  const { client, name, startsOn, weeks } = source;
  const [asked, setAsked] = useState<"copy" | "progress" | "name" | null>(null);
  const trainer = useTrainer();
  const saving = useSaveTemplate(trainer?.id);
  const deleting = useDeleteTemplate(trainer?.id);
  usePageTitle(`${client ? `${client.name}, ${name}` : name} · Formcast`);
  const close = (open: boolean) => !open && setAsked(null);
  const saveAsTemplate = () => {
    const id = uuidv7(new Date());
    const templateName = client && startsOn === null ? `${client.name}, ${name}` : name;
    saving.mutate(
      { id, name: templateName.slice(0, 60), weeks: [...weeks] },
      {
        onSuccess: () => offerUndo(`${templateName} saved to your programs`, () => deleting.mutate(id)),
        onError: showNotSaved,
      },
    );
  };
  return (
    <>
      <PageTitle
        description={[client && `For ${client.name}`, spanOf(source, today)].filter(Boolean).join(". ")}
        actions={
          <span className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={() => setAsked("name")}>
              <Pencil aria-hidden />
              Name and start
            </Button>
            <Button variant="outline" size="sm" onClick={() => setAsked("progress")}>
              <TrendingUp aria-hidden />
              Progression
            </Button>
            <Button asChild variant="outline" size="sm">
              <PageLink href={sheetAddress(source.address)}>
                <Printer aria-hidden />
                Print
              </PageLink>
            </Button>
            {client && (
              <Button variant="outline" size="sm" disabled={saving.isPending} onClick={saveAsTemplate}>
                <Bookmark aria-hidden />
                Save to my programs
              </Button>
            )}
            <Button size="sm" className="xl:hidden" onClick={() => setAsked("copy")}>
              <Copy aria-hidden />
              Copy to clients
            </Button>
          </span>
        }
      >
        {name}
      </PageTitle>
      {client && <ClientNote notes={client.notes} className="-mt-2 mb-2" />}
      <CopySheet programme={source} open={asked === "copy"} onOpenChange={close} />
      <ProgressSheet source={source} today={today} open={asked === "progress"} onOpenChange={close} />
      <NameSheet source={source} open={asked === "name"} onOpenChange={close} />
    </>
  );
}

function spanOf({ client, startsOn, weeks }: ProgrammeSource, today: string): string {
  const sessions = weeks.reduce((sum, week) => sum + week.sessions.length, 0);
  const facts = `${counted(weeks.length, "week")}, ${counted(sessions, "session")}`;
  if (startsOn === null) return client ? "One week that repeats" : facts;
  const last = lastDayOf(startsOn, weeks.length);
  if (last < today) return `Ended ${shortDay(last)}`;
  return `${facts}, ${shortDay(startsOn)} to ${shortDay(last)}`;
}
