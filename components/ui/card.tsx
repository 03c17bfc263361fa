import type { ComponentProps } from "react";
import { cn } from "./cn";

type CardProps = ComponentProps<"div"> & {
  /** `forecast` is for forecast content only: slices and a dashed border. */
  tone?: "solid" | "forecast";
};

export function Card({ tone = "solid", className, ...props }: CardProps) {
  return (
    <div
      className={cn(
        "rounded-card p-4",
        tone === "solid" ? "bg-card shadow-card forced-colors:border" : "forecast-slices forecast-dashes",
        className,
      )}
      {...props}
    />
  );
}

export function CardTitle({ className, ...props }: ComponentProps<"h2">) {
  return <h2 className={cn("font-strong text-lg", className)} {...props} />;
}
