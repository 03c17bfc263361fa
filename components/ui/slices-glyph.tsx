import { cn } from "./cn";

/** The sign for anything made by the forecast or the image engine: three slices. */
export function SlicesGlyph({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 11 11" className={cn("size-[11px] fill-current", className)}>
      <path d="M0 0h11v2H0zM0 4.5h8v2H0zM0 9h9.7v2H0z" />
    </svg>
  );
}
