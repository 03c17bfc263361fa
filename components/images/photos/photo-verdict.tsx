import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { checkWording } from "@/lib/images/photos/check-wording";
import type { PhotoCheck } from "@/lib/images/photos/schema";

type PhotoVerdictProps = {
  check: PhotoCheck;
  name: string;
  /** For small places: hides praise. */
  isSmall?: boolean;
};

/** One sentence for the result, one for what to do. */
export function PhotoVerdict({ check, name, isSmall = false }: PhotoVerdictProps) {
  const { title, detail } = checkWording(check, name);
  const isWrong = check.verdict === "refused" || check.faults.includes("several_people");
  const Icon = isWrong ? TriangleAlert : isSmall ? Info : CircleCheck;
  return (
    <div className={cn("flex min-w-0 items-start", isSmall ? "gap-1.5" : "gap-3")}>
      <Icon
        aria-hidden
        className={cn(
          "mt-0.5 shrink-0",
          isSmall ? "size-4" : "size-6",
          isWrong ? "text-warning" : isSmall ? "text-muted-foreground" : "text-success",
        )}
      />
      <div className="min-w-0">
        {(isWrong || !isSmall) && (
          <p className={cn("break-words font-strong", isSmall ? "text-xs" : "text-balance text-base")}>
            {title}
          </p>
        )}
        {detail && (
          <p className={cn("text-pretty text-muted-foreground", isSmall ? "text-xs" : "text-sm")}>{detail}</p>
        )}
      </div>
    </div>
  );
}
