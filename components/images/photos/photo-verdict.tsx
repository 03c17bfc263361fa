import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { checkWording, type Slot } from "@/lib/images/photos/check-wording";
import type { PhotoCheck } from "@/lib/images/photos/schema";

type PhotoVerdictProps = Slot & {
  check: PhotoCheck;
  name: string;
  /** For small places. */
  isSmall?: boolean;
  /** What puts the photo right in one tap. */
  action?: ReactNode;
};

/** What is right, or what is wrong, what to do, and, where the photo is in use, what is lost by keeping it. */
export function PhotoVerdict({ check, name, slot, canSwap, isSmall = false, action }: PhotoVerdictProps) {
  const { title, detail, lost } = checkWording(check, { name, slot, canSwap });
  const Icon = lost ? TriangleAlert : CircleCheck;
  return (
    <div className={cn("flex min-w-0 items-start", isSmall ? "gap-1.5" : "gap-3")}>
      <Icon
        aria-hidden
        className={cn(
          "mt-0.5 shrink-0",
          isSmall ? "size-4" : "size-6",
          lost ? "text-warning" : "text-success",
        )}
      />
      <div className="min-w-0">
        <p className={cn("break-words font-strong", isSmall ? "text-xs" : "text-balance text-base")}>
          {title}
        </p>
        {detail && (
          <p className={cn("text-pretty text-muted-foreground", isSmall ? "text-xs" : "text-sm")}>{detail}</p>
        )}
        {action}
        {isSmall && lost && <p className="mt-1 text-pretty text-muted-foreground text-xs">{lost}</p>}
      </div>
    </div>
  );
}
