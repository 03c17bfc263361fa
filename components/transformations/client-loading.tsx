import type { FirstPictures } from "@/components/layout/first-pictures";
import { TimelineSkeleton } from "@/components/timeline/timeline-skeleton";
import { cn } from "@/components/ui/cn";
import { LoadingText } from "@/components/ui/loading-text";
import { Skeleton } from "@/components/ui/skeleton";
import { WorkoutsSkeleton } from "@/components/workouts/workouts-skeleton";
import { FramedPicture } from "./framed-picture";
import { clientPageTexts } from "./texts";

type ClientLoadingProps = { tab: string; pictures: FirstPictures | null };

/** The boxes of a client's page while the client is on its way, in the shape of the tab that is open. */
export function ClientLoading({ tab, pictures }: ClientLoadingProps) {
  const text = clientPageTexts.loading;
  if (tab === "workouts") return <WorkoutsSkeleton text={text} />;
  if (tab === "timeline") return <TimelineSkeleton text={text} />;
  if (tab === "morphs")
    return (
      <>
        <Skeleton className="mt-2 h-13 rounded-control lg:mt-5 lg:w-[260px]" />
        <MorphsSkeleton text={text} pictures={pictures} />
      </>
    );
  return <TabLoading text={text} />;
}

type MorphsSkeletonProps = { text: string; pictures: FirstPictures | null };

/** The photo stands in its place from the first; the images are drawn beside it. */
export function MorphsSkeleton({ text, pictures }: MorphsSkeletonProps) {
  const photo = pictures?.photoUrl && { src: pictures.photoUrl, alt: pictures.name };
  if (photo && !pictures.targetUrl)
    return (
      <div className="grid gap-4 pt-3.5 lg:grid-cols-[minmax(0,560px)_1fr] lg:gap-8 lg:pt-5">
        <div className="grid grid-cols-2 gap-2.5">
          <FramedPicture kind="photo" {...photo} />
          <Skeleton className="aspect-9/16 rounded-photo" />
        </div>
        <LoadingText text={text} />
      </div>
    );
  return (
    <div className="lg:grid lg:grid-cols-[min(356px,max(240px,(100dvh-322px)*0.5625))_minmax(0,1fr)] lg:gap-8 lg:pt-5">
      <div>
        {photo ? (
          <FramedPicture kind="photo" {...photo} className={FIRST_PLACE} />
        ) : (
          <Skeleton className={cn("rounded-photo", FIRST_PLACE)} />
        )}
        <div className="mt-3 flex justify-between lg:mt-2.5">
          <Skeleton className="h-13 w-[170px] rounded-control" />
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
  "mx-auto mt-2 aspect-9/16 w-[min(100vw-152px,420px,max(180px,(100dvh-408px)*0.5625))] lg:mt-0 lg:w-full";

/** For a tab whose boxes cannot be known yet. */
export function TabLoading({ text }: { text: string }) {
  return <LoadingText text={text} className="pt-6" />;
}
