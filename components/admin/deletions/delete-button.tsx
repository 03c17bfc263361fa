import { Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type DeleteButtonProps = { label: string; pending: boolean; onClick: () => void };

/** Lies above the row, which is a link itself. */
export function DeleteButton({ label, pending, onClick }: DeleteButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-busy={pending || undefined}
      disabled={pending}
      onClick={onClick}
      className="relative z-10 justify-self-end text-muted-foreground [&_svg]:size-[18px]"
    >
      {pending ? <Spinner /> : <Trash2 aria-hidden />}
    </Button>
  );
}
