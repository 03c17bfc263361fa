import { ArrowLeftRight, RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Side } from "@/lib/body/body";
import { remedyOf } from "@/lib/images/photos/check-wording";
import type { PhotoCheck } from "@/lib/images/photos/schema";
import { remedyWords } from "@/lib/images/words/en";

type RemedyButtonProps = {
  check: PhotoCheck;
  slot: Side;
  onSwap: () => void;
  onTurn?: () => void;
};

/** Puts a stored photo right in one tap; nothing if only another photo would help. */
export function RemedyButton({ check, slot, onSwap, onTurn }: RemedyButtonProps) {
  const remedy = remedyOf(check, { slot, canSwap: true });
  const isSwap = remedy === "swap";
  const act = isSwap ? onSwap : remedy === "turn" && onTurn;
  if (!act) return null;
  const Icon = isSwap ? ArrowLeftRight : RotateCw;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="my-2 h-auto min-h-11 whitespace-normal py-1.5 text-left"
      onClick={act}
    >
      <Icon aria-hidden />
      {isSwap ? remedyWords.swap : remedyWords.turn}
    </Button>
  );
}

export const otherSide = (side: Side): Side => (side === "front" ? "back" : "front");
