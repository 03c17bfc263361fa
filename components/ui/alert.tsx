import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";

const alertVariants = cva("flex gap-3 rounded-control border-[1.5px] px-3.5 py-[11.5px] text-sm", {
  variants: {
    variant: {
      destructive:
        "border-destructive/70 bg-[color-mix(in_oklab,var(--destructive)_11%,var(--card))] [&>svg]:text-destructive",
      warning:
        "border-warning/60 bg-[color-mix(in_oklab,var(--warning)_10%,var(--card))] [&>svg]:text-warning",
      info: "border-border bg-card [&>svg]:text-muted-foreground",
    },
  },
  defaultVariants: { variant: "destructive" },
});

const icons = { destructive: CircleAlert, warning: TriangleAlert, info: Info };

type AlertProps = VariantProps<typeof alertVariants> & {
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** Errors interrupt a screen reader; warnings and infos wait. */
export function Alert({ variant, title, children, className }: AlertProps) {
  const Icon = icons[variant ?? "destructive"];
  const urgent = (variant ?? "destructive") === "destructive";
  return (
    <div role={urgent ? "alert" : "status"} className={cn(alertVariants({ variant }), className)}>
      <Icon aria-hidden className="mt-px size-[18px] shrink-0 stroke-2" />
      <div className="min-w-0 flex-1 break-words">
        {title && <p className="font-strong">{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
