import { cva, type VariantProps } from "class-variance-authority";
import { Check, CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

const badgeVariants = cva(
  "inline-flex h-6 shrink-0 items-center gap-[5px] rounded-badge border border-transparent px-[9px] pt-px font-strong text-[0.78125rem] leading-none whitespace-nowrap [&_svg]:shrink-0",
  {
    variants: {
      kind: {
        neutral: "bg-secondary text-secondary-foreground",
        complete: "bg-[color-mix(in_oklab,var(--success)_14%,var(--card))] text-success",
        pending: "bg-[color-mix(in_oklab,var(--warning)_10%,var(--card))] text-warning",
        failed: "border-[1.5px] border-destructive text-destructive",
        admin: "bg-foreground text-background",
        photo: "bg-primary text-primary-foreground",
        forecast: "bg-forecast text-forecast-foreground",
        "forecast-outline": "border-[1.5px] border-forecast text-forecast",
      },
    },
    defaultVariants: { kind: "neutral" },
  },
);

export type BadgeKind = NonNullable<VariantProps<typeof badgeVariants>["kind"]>;

const icons: Partial<Record<BadgeKind, ReactNode>> = {
  complete: <Check aria-hidden className="size-[15px] stroke-[2.2]" />,
  failed: <CircleAlert aria-hidden className="size-[15px] stroke-[2.2]" />,
  forecast: <SlicesGlyph />,
};

type BadgeProps = ComponentProps<"span"> & { kind?: BadgeKind };

/** Each kind has its icon, so that colour is never the only sign. */
export function Badge({ kind = "neutral", className, children, ...props }: BadgeProps) {
  return (
    <span className={cn(badgeVariants({ kind }), className)} {...props}>
      {icons[kind]}
      {children}
    </span>
  );
}

/** Three slices mark everything from the forecast or the image engine. */
export function SlicesGlyph({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 11 11" className={cn("size-[11px] fill-current", className)}>
      <path d="M0 0h11v2H0zM0 4.5h8v2H0zM0 9h9.7v2H0z" />
    </svg>
  );
}
