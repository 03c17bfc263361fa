import { drawnGirths } from "@/lib/body/drawn-girths";
import { type DrawnGirth, type Side, SiteWidths, Subject } from "./schema";

/** What was measured on an image, as girths of the body that it was drawn from; null where nothing was. */
export function girthsOf(
  generation: { subject: unknown },
  image: { side: Side; widths: unknown },
): DrawnGirth[] | null {
  const widths = SiteWidths.safeParse(image.widths).data;
  const subject = Subject.safeParse(generation.subject).data;
  if (!widths?.length || !subject) return null;
  return drawnGirths({ ...subject, now: bodyOfSide(subject, image.side) }, widths);
}

/** How many steps were ordered together; null for an order in the words of an earlier version. */
export const stepsOf = ({ subject }: { subject: unknown }): number | null =>
  Subject.safeParse(subject).data?.steps ?? null;

/** The body on the photo of a side; the front's, where the back has none of its own. */
export const bodyOfSide = ({ now, backNow }: Subject, side: Side): Subject["now"] =>
  (side === "back" && backNow) || now;
