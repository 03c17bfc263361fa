import { Pencil, Printer } from "lucide-react";
import { AppHeader, BackLink } from "@/components/platform/frame/app-header";
import { PageLink } from "@/components/platform/frame/page-link";
import { PageTitle } from "@/components/platform/frame/page-title";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { clientAddress } from "@/lib/text/addresses";

type ClientHeadingProps = {
  /** Undefined while the client loads. */
  client: { id: string; name: string } | undefined;
};

export function ClientHeader({ client }: ClientHeadingProps) {
  return (
    <AppHeader
      left={<BackLink href="/">← Back</BackLink>}
      center={
        client ? (
          // Screen readers would pause between the two halves, so the label has the whole title.
          <h1
            aria-label={`${client.name}'s Transformation`}
            className="min-w-0 max-w-[calc(100vw-150px)] font-strong text-sm"
          >
            <MiddleTruncate start={client.name} end="'s Transformation" />
          </h1>
        ) : (
          <span />
        )
      }
      right={
        client ? (
          <Button asChild variant="ghost" size="icon" className="text-muted-foreground">
            <PageLink href={clientAddress(client.id, "form")} aria-label="Edit client">
              <Pencil aria-hidden />
            </PageLink>
          </Button>
        ) : (
          <span />
        )
      }
    />
  );
}

/** The title on laptops. It keeps its height while the client loads. */
export function ClientTitle({ client }: ClientHeadingProps) {
  if (!client) return <div className="hidden h-21 lg:block" />;
  return (
    <PageTitle
      className="hidden lg:flex"
      lead={<BackLink href="/">← Back</BackLink>}
      actions={
        <>
          <Button asChild variant="secondary" size="xs">
            <PageLink href={clientAddress(client.id, "report")}>
              <Printer aria-hidden />
              Progress report
            </PageLink>
          </Button>
          <Button asChild variant="secondary" size="xs">
            <PageLink href={clientAddress(client.id, "form")}>
              <Pencil aria-hidden />
              Edit client
            </PageLink>
          </Button>
        </>
      }
    >
      {client.name}'s Transformation
    </PageTitle>
  );
}

export function SampleNote() {
  return (
    <p className="mt-2.5 flex items-center gap-2.5 text-muted-foreground text-xs lg:mt-4">
      <Badge>Sample</Badge>A made-up client. Remove it from the client list when you are done.
    </p>
  );
}

type MiddleTruncateProps = { start: string; end: string; className?: string };

/** Truncates in the middle: the start shrinks first, down to a few letters, then the end. */
function MiddleTruncate({ start, end, className }: MiddleTruncateProps) {
  return (
    <span className={cn("flex min-w-0 max-w-full whitespace-pre", className)}>
      <span className="min-w-0 truncate">{start}</span>
      <span
        className="shrink-0 truncate @max-2xs:hidden"
        style={{ maxWidth: `calc(100% - ${Math.min(start.length, 6) * 0.9}ch)` }}
      >
        {end}
      </span>
    </span>
  );
}
