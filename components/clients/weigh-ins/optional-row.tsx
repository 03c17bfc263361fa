import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type OptionalRowProps = {
  icon: ReactNode;
  name: string;
  note: string;
  onAdd: () => void;
  className?: string;
};

export function OptionalRow({ icon, name, note, onAdd, className }: OptionalRowProps) {
  return (
    <button
      type="button"
      className={cn("pressable flex min-h-14 w-full items-center gap-3.5 border-b py-2 text-left", className)}
      onClick={onAdd}
    >
      <span className="text-muted-foreground [&_svg]:size-[18px]">{icon}</span>
      <span className="flex-1">
        <span className="block">{name}</span>
        <span className="block text-muted-foreground text-xs">{note}</span>
      </span>
      <Plus aria-hidden className="size-[22px]" />
    </button>
  );
}
