import { TimelineSkeleton } from "@/components/clients/timeline/timeline-skeleton";
import { viewsPlace } from "@/components/platform/frame/client-tabs";
import { WorkoutsSkeleton } from "@/components/training/workouts/workouts-skeleton";
import { cn } from "@/components/ui/cn";
import { LoadingText, Skeleton } from "@/components/ui/skeleton";

export function ClientLoading({ tab }: { tab: string }) {
  const text = "Loading client...";
  if (tab === "workouts") return <WorkoutsSkeleton text={text} />;
  if (tab === "timeline") return <TimelineSkeleton text={text} />;
  if (tab === "morphs")
    return (
      <>
        <Skeleton className={cn("mt-2 h-13 rounded-control", viewsPlace)} />
        <MorphsSkeleton text={text} />
      </>
    );
  return <TabLoading text={text} />;
}

export function MorphsSkeleton({ text }: { text: string }) {
  return (
    <div className="lg:grid lg:grid-cols-[min-content_minmax(0,1fr)] lg:gap-8 lg:pt-5">
      <div className="lg:w-[max(332px,min(356px,(100dvh-290px)*0.5625))]">
        <Skeleton className="mt-2 h-13 rounded-control lg:mt-0 lg:mb-3" />
        <Skeleton className={cn("rounded-photo", FIRST_PLACE)} />
        <div className="mt-3 flex justify-between lg:mt-2.5">
          <Skeleton className="h-13 w-[150px] rounded-control" />
          <Skeleton className="h-13 w-40 rounded-control lg:hidden" />
        </div>
        <Skeleton className="mt-2.5 h-[74px] lg:hidden" />
        <LoadingText text={text} className="mt-2" />
      </div>
      <div className="mt-5 grid grid-cols-4 content-start gap-2.5 lg:mt-0">
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} className="aspect-9/16 rounded-icon" />
        ))}
      </div>
    </div>
  );
}

const FIRST_PLACE =
  "mx-auto mt-2 aspect-9/16 w-[min(100vw-152px,420px,max(180px,(100dvh-462px)*0.5625))] lg:mt-0 lg:w-[min(100%,max(220px,(100dvh-290px)*0.5625))]";

/** For tabs without a skeleton. */
export function TabLoading({ text }: { text: string }) {
  return <LoadingText text={text} className="pt-6" />;
}
