import { cn } from "./cn";

const SIGNS: Record<string, string> = {
  Enter: "↵",
  Shift: "⇧",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

const signsOf = (keys: string): string[] =>
  keys.split(/[+ ]/).map((key) => SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key));

export function Keys({ keys, className }: { keys: string; className?: string }) {
  return (
    <span className={cn("inline-flex gap-1", className)}>
      {signsOf(keys).map((sign) => (
        <kbd
          key={sign}
          className="grid h-6 min-w-6 place-items-center rounded-thumb border bg-secondary px-1.5 font-label font-sans text-2xs text-secondary-foreground"
        >
          {sign}
        </kbd>
      ))}
    </span>
  );
}

export const keysText = (keys: string): string => signsOf(keys).join(" ");
