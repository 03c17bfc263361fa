import { cn } from "./cn";

/** What is on its way, in words; they appear only when it takes long enough to be read. */
export function LoadingText({ text, className }: { text: string; className?: string }) {
  return (
    <p role="status" className={cn("animate-appear text-muted-foreground text-sm", className)}>
      {text}
    </p>
  );
}
