import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Explain } from "@/components/ui/explain";

type QuestionProps = { id: string; title: string; children: ReactNode; isOld?: boolean };

/** One of the three questions of the page. @param isOld while other weeks are on their way */
export function Question({ id, title, isOld = false, children }: QuestionProps) {
  return (
    <section
      aria-labelledby={id}
      aria-busy={isOld}
      className={cn("pt-7 transition-opacity first:pt-2", isOld && "opacity-60")}
    >
      <h2 id={id} className="type-display mb-3 text-xl">
        {title}
      </h2>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2 xl:gap-x-10">{children}</div>
    </section>
  );
}

type PartProps = { id: string; title: string; note?: ReactNode; explain?: string; children: ReactNode };

export function Part({ id, title, note, explain, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex items-center">
          <h3 id={id} className="font-strong text-base">
            {title}
          </h3>
          {explain && <Explain about={title}>{explain}</Explain>}
        </span>
        {note && <p className="text-muted-foreground text-xs">{note}</p>}
      </div>
      {children}
    </section>
  );
}

export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 text-muted-foreground text-sm">{children}</p>
);

/** The look of a client's row in a list. */
export const ROW = "flex min-h-14 flex-wrap items-center gap-x-4 rounded-image py-2 hover:bg-accent/50";
