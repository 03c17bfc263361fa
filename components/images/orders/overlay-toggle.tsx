import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type OverlayToggleProps = { name: string; isOn: boolean; onToggle: () => void; className?: string };

/** Shows and hides what is drawn over a picture. */
export function OverlayToggle({ name, isOn, onToggle, className }: OverlayToggleProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={isOn}
      onClick={onToggle}
      className={cn(isOn && "border-primary text-primary", className)}
    >
      {name}
    </Button>
  );
}
