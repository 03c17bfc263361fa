import { ChartLine, Columns2, Dumbbell } from "lucide-react";
import { useStandstill } from "@/components/clients/record/standstill";
import { SidebarHeading, SidebarLink } from "@/components/platform/frame/sidebar-link";
import { cn } from "@/components/ui/cn";
import { weightFigure } from "@/lib/body/unit-system";
import type { Client } from "@/lib/clients/record/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { clientAddress } from "@/lib/text/addresses";
import { formatTenth } from "@/lib/text/numbers";

type ClientSidebarProps = {
  client: Pick<Client, "id" | "name" | "weight" | "bodyFat" | "targetWeight" | "targetBodyFat"> &
    Parameters<typeof useStandstill>[0];
  /** The open tab, on the client's own page. */
  tab?: string;
};

export default function ClientSidebar({ client, tab }: ClientSidebarProps) {
  const units = useUnits();
  const hasGoal = useStandstill(client) === null;
  return (
    <>
      <section className="mt-5 border-sidebar-border border-y px-[11px] pt-4 pb-3.5">
        <h2 className="break-words font-display font-stretch-108% text-[1.1875rem]/[1.5rem]">
          {client.name}
        </h2>
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-2.5 gap-y-[7px] text-label">
          <Row term={`Current Weight (${units.weightUnits})`} value={weightFigure(client.weight, units)} />
          <Row term="Body Fat (%)" value={formatTenth(client.bodyFat)} />
          {hasGoal && (
            <>
              <Row
                term={`Target Weight (${units.weightUnits})`}
                value={weightFigure(client.targetWeight, units)}
                isForecast
              />
              <Row term="Target Body Fat (%)" value={formatTenth(client.targetBodyFat)} isForecast />
            </>
          )}
        </dl>
      </section>
      <SidebarHeading>Quick Actions</SidebarHeading>
      <nav aria-label="Quick Actions">
        <SidebarLink
          href={clientAddress(client.id, "morphs")}
          icon={<Columns2 aria-hidden />}
          current={tab === "morphs"}
        >
          View Transformations
        </SidebarLink>
        <SidebarLink
          href={clientAddress(client.id, "workouts")}
          icon={<Dumbbell aria-hidden />}
          current={tab === "workouts"}
        >
          Plan Workouts
        </SidebarLink>
        <SidebarLink
          href={clientAddress(client.id, "timeline")}
          icon={<ChartLine aria-hidden />}
          current={tab === "timeline"}
        >
          View Progress
        </SidebarLink>
      </nav>
    </>
  );
}

function Row({ term, value, isForecast = false }: { term: string; value: string; isForecast?: boolean }) {
  return (
    <>
      <dt className="text-muted-foreground">{term}</dt>
      <dd className={cn("text-right font-strong", isForecast && "text-forecast")}>{value}</dd>
    </>
  );
}
