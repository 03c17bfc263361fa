import { fullDate, fullDay, shortDate } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import type { Share } from "./schema";

/** "3 images and forecast" */
export function shareTitle({ imageCount, includesForecast }: Share): string {
  return `${counted(imageCount, "image")}${includesForecast ? " and forecast" : ""}`;
}

export function shareFacts(share: Share): string {
  const { state, createdAt, revealOn, expiresAt, faceCover, views, lastSeenAt } = share;
  const day = (moment: string) => fullDate(new Date(moment));
  const next = {
    open: `Until ${day(expiresAt)}`,
    locked: `Opens ${revealOn ? fullDay(revealOn) : ""}`,
    expired: `Expired ${day(expiresAt)}`,
    revoked: null,
  }[state];
  const seen = lastSeenAt
    ? `Opened ${counted(views, "time")}, last ${shortDate(new Date(lastSeenAt))}`
    : "Not opened yet";
  const faces = faceCover && "Faces hidden";
  return [`Made ${day(createdAt)}, client agreed`, faces, next, seen].filter(Boolean).join(" · ");
}
