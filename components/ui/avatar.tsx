import type { ReactNode } from "react";
import { cn } from "./cn";

/** Large text stays inside its `@container`, a picture's box; the whole name is beside it. */
export const fittingInitials = "leading-none text-[min(1em,45cqw)]";

/** Hidden from screen readers, since the name is beside it. The class sets the size. */
export function Avatar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "@container grid shrink-0 place-items-center rounded-full bg-secondary font-strong text-sm",
        className,
      )}
    >
      <span className={fittingInitials}>{children}</span>
    </span>
  );
}

type ClientThumbnailProps = {
  src: string | null;
  initials: string;
  className: string;
  textClassName: string;
};

/** Without a photo it shows the initials in the same box. */
export function ClientThumbnail({ src, initials, className, textClassName }: ClientThumbnailProps) {
  const box = cn("shrink-0 rounded-thumb", className);
  if (!src) return <Avatar className={cn(box, textClassName)}>{initials}</Avatar>;
  return (
    // biome-ignore lint/performance/noImgElement: private pictures must not enter the cache of the image optimizer.
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className={cn(box, "bg-(--photo-ground) object-cover object-top")}
    />
  );
}
