import { Skeleton } from "@/components/ui/skeleton";
import { clientPageTexts } from "./texts";

/** The boxes of a client's page while the client is on its way; the images' tab is laid out differently. */
export function ClientLoading({ tab }: { tab: string }) {
  return (
    <div className="pt-3 lg:pt-5">
      <p role="status" className="mb-4 text-muted-foreground text-sm">
        {clientPageTexts.loading}
      </p>
      {tab === "morphs" ? <MorphsSkeleton /> : <ListSkeleton />}
    </div>
  );
}

export function MorphsSkeleton() {
  return (
    <div className="grid justify-items-center gap-4 pt-2 lg:grid-cols-[min(356px,max(240px,(100dvh-322px)*0.5625))_minmax(0,1fr)] lg:gap-8 lg:pt-5">
      <Skeleton className="aspect-9/16 w-[min(100vw-152px,420px,max(180px,(100dvh-408px)*0.5625))] rounded-photo lg:w-full" />
      <div className="grid w-full grid-cols-4 content-start gap-2.5">
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} className="aspect-9/16 rounded-icon" />
        ))}
      </div>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      <div className="mb-2 grid grid-cols-5 gap-2">
        {["a", "b", "c", "d", "e"].map((key) => (
          <Skeleton key={key} className="h-20 rounded-control" />
        ))}
      </div>
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="h-[92px] rounded-card" />
      ))}
    </div>
  );
}
