import { cn } from "./cn";

type SpinnerProps = {
  /** For screen readers. Omit it if text beside the spinner says the same. */
  label?: string;
  className?: string;
};

export function Spinner({ label, className }: SpinnerProps) {
  const ring = (
    <span
      aria-hidden
      className={cn(
        "inline-block size-[17px] shrink-0 animate-spin rounded-full border-[2.5px] border-current border-r-transparent",
        className,
      )}
    />
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
