import { useId } from "react";
import { Switch } from "./switch";

type SwitchRowProps = {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
};

export function SwitchRow({ label, hint, ...control }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex min-h-16 items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p id={id} className="font-label">
          {label}
        </p>
        <p id={`${id}hint`} className="text-muted-foreground text-xs">
          {hint}
        </p>
      </div>
      <Switch aria-labelledby={id} aria-describedby={`${id}hint`} {...control} />
    </div>
  );
}
