"use client";

import { useSearchParams } from "next/navigation";
import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { AppHeader, BackLink } from "@/components/platform/frame/app-header";
import { cn } from "@/components/ui/cn";
import { later } from "@/components/ui/later";
import { clientAddress, templateAddress } from "@/lib/text/addresses";
import { PlannerSkeleton } from "./planner-skeleton";
import { TemplateList } from "./template-list";

const ClientPlanner = later(() => import("./open-planner").then((module) => module.ClientPlanner), {
  fallback: <PlannerSkeleton />,
});
const ClientSheet = later(() => import("./open-planner").then((module) => module.ClientSheet), {
  fallback: <PlannerSkeleton />,
});
const TemplateSheet = later(() => import("./open-planner").then((module) => module.TemplateSheet), {
  fallback: <PlannerSkeleton />,
});
const TemplatePlanner = later(() => import("./open-planner").then((module) => module.TemplatePlanner), {
  fallback: <PlannerSkeleton />,
});

/** The trainer's templates, or one programme with `client` or `template` in the address. */
export function ProgrammesScreen() {
  const query = useSearchParams();
  const clientId = query.get("client");
  const templateId = query.get("template");
  const isSheet = query.get("view") === "sheet";
  const [Client, Template] = isSheet ? [ClientSheet, TemplateSheet] : [ClientPlanner, TemplatePlanner];
  const back = clientId
    ? isSheet
      ? { href: clientAddress(clientId, "programme"), text: "Back" }
      : { href: clientAddress(clientId, "plan"), text: "Clients" }
    : templateId
      ? { href: isSheet ? templateAddress(templateId) : "/programs", text: "Programs" }
      : { href: "/client-dashboard", text: "Clients" };
  return (
    <SignedInShell
      active="programmes"
      page={isSheet ? "sheet" : undefined}
      className={cn("lg:max-w-none 2xl:max-w-none", isSheet && "print:max-w-none print:px-0")}
      header={
        <AppHeader
          left={<BackLink href={back.href}>{back.text}</BackLink>}
          center={<span className="font-strong text-sm">Programs</span>}
        />
      }
    >
      {clientId ? (
        <Client key={clientId} id={clientId} />
      ) : templateId ? (
        <Template key={templateId} id={templateId} />
      ) : (
        <TemplateList />
      )}
    </SignedInShell>
  );
}
