"use client";

import { useQuery } from "@tanstack/react-query";
import { Copy, LayoutGrid, Plus, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { PageLink } from "@/components/platform/frame/page-link";
import { PageTitle } from "@/components/platform/frame/page-title";
import { Button } from "@/components/ui/button";
import { DropdownMenuItem, MoreMenu } from "@/components/ui/dropdown-menu";
import { EmptyState } from "@/components/ui/empty-state";
import { later } from "@/components/ui/later";
import { offerUndo } from "@/components/ui/undo";
import { templateAddress } from "@/lib/text/addresses";
import { counted } from "@/lib/text/numbers";
import { uuidv7 } from "@/lib/text/uuid";
import { templatesQuery, useDeleteTemplate, useSaveTemplate } from "@/lib/training/programmes/queries";
import type { Template } from "@/lib/training/programmes/schema";
import { PlannerSkeleton } from "./planner-skeleton";
import { showNotSaved } from "./use-programme";

const CopySheet = later(() => import("./copy-sheet").then((module) => module.CopySheet), {
  opens: ({ open }) => open,
});

export function TemplateList() {
  const trainer = useTrainer();
  const { data, isPending, isFetching, refetch } = useQuery(templatesQuery(trainer?.id));
  const saving = useSaveTemplate(trainer?.id);
  const deleting = useDeleteTemplate(trainer?.id);
  const router = useRouter();
  const [copied, setCopied] = useState<Template | null>(null);
  const [copying, setCopying] = useState(false);
  // Stored with its first session or its own name.
  const make = () => router.push(templateAddress(uuidv7(new Date())));
  const remove = (template: Template) =>
    deleting.mutate(template.id, {
      onSuccess: () =>
        offerUndo(`${template.name} deleted`, () => saving.mutate(template, { onError: showNotSaved })),
      onError: showNotSaved,
    });
  if (isPending) return <PlannerSkeleton />;
  if (!data)
    return (
      <LoadFailure
        title="The programs could not be loaded"
        className="pt-6"
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  const add = (
    <Button onClick={make}>
      <Plus aria-hidden />
      New program
    </Button>
  );
  return (
    <>
      <PageTitle actions={data.templates.length > 0 && add}>My programs</PageTitle>
      {data.templates.length === 0 ? (
        <EmptyState
          drawing={<LayoutGrid aria-hidden className="size-16 stroke-[1.25] text-muted-foreground" />}
          title="No programs yet."
          action={add}
        >
          Plan the weeks once and copy them to your clients. You can also save a client’s program here.
        </EmptyState>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
          {data.templates.map((template) => (
            <li
              key={template.id}
              className="relative flex items-center gap-2 rounded-card bg-card p-4 shadow-card hover:bg-accent/50"
            >
              <div className="min-w-0 flex-1">
                <PageLink
                  href={templateAddress(template.id)}
                  className="break-words font-strong text-lg covers-card after:rounded-card"
                >
                  {template.name}
                </PageLink>
                <p className="text-muted-foreground text-sm">
                  {counted(template.weeks.length, "week")},{" "}
                  {counted(
                    template.weeks.reduce((sum, { sessions }) => sum + sessions.length, 0),
                    "session",
                  )}
                </p>
              </div>
              <MoreMenu label={`More actions for ${template.name}`} className="relative z-1 -mr-2">
                <DropdownMenuItem
                  onSelect={() => {
                    setCopied(template);
                    setCopying(true);
                  }}
                >
                  <Copy aria-hidden />
                  Copy to clients
                </DropdownMenuItem>
                <DropdownMenuItem destructive onSelect={() => remove(template)}>
                  <Trash2 aria-hidden />
                  Delete
                </DropdownMenuItem>
              </MoreMenu>
            </li>
          ))}
        </ul>
      )}
      {copied && <CopySheet programme={copied} open={copying} onOpenChange={setCopying} />}
    </>
  );
}
