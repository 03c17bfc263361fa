import type { ComponentProps } from "react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { toastFailure } from "@/components/ui/toast-store";
import { serverWords } from "@/lib/platform/http/api-error";

export function LoadingRows({ text, rows }: { text: string; rows: number }) {
  return (
    <div role="status" className="animate-appear">
      <p className="py-3 text-muted-foreground text-sm">{text}</p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <div key={row} className="flex h-14 items-center justify-between border-b">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}

type LoadFailureProps = Omit<ComponentProps<typeof LoadFailure>, "size" | "className">;

export function PanelLoadFailure(props: LoadFailureProps) {
  return <LoadFailure {...props} size="sm" className="max-w-[560px] py-2" />;
}

/** Shows the server's message if there is one. */
export function showFailure(title: string, error: unknown, fallback = "Please try again."): void {
  toastFailure(title, serverWords(error, fallback));
}
