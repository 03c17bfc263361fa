import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { ClientForm } from "@/lib/clients/record/schema";

export type FormPartProps = {
  form: ClientForm;
  derived: { bmi: number; leanMass: number; targetLeanMass: number };
  onChange: (changes: Partial<ClientForm>) => void;
};

type FormSectionProps = {
  title: string;
  note?: string;
  tone?: "measured" | "forecast";
  children: ReactNode;
};

export function FormSection({ title, note, tone = "measured", children }: FormSectionProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4 lg:gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className={cn("type-display text-xl", tone === "forecast" && "text-forecast")}>{title}</h2>
        {note && <p className="text-muted-foreground text-xs">{note}</p>}
      </div>
      {children}
    </section>
  );
}
