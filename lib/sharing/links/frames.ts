import type { Body } from "@/lib/body/body";
import { forecastDays } from "@/lib/body/forecast/forecast-days";
import { unitSystem } from "@/lib/body/unit-system";
import { type Caption, captionLine, imageCaption, photoCaption } from "@/lib/images/orders/captions";
import { captionWords } from "@/lib/images/words/en";
import { localDate, noonOf } from "@/lib/text/calendar/local-date";
import { dayAfter } from "@/lib/text/calendar/moments";
import { fullDate } from "@/lib/text/calendar/wording";
import type { OpenResult, ShareContent, SharedImage, SharedSide } from "./schema";

export type SharedFrame = Pick<Caption, "label" | "likely" | "note"> & {
  id: string;
  kind: "photo" | "forecast";
  imageUrl: string;
  /** Null in a link without the forecast. */
  figures: Body | null;
};

export function sharedFrames(
  token: string,
  { madeAt, units }: Pick<OpenResult, "madeAt" | "units">,
  { photoId, takenAt, body, images }: SharedSide,
) {
  const imageUrl = (id: string) => `/api/share/${token}/image/${id}`;
  const from = { today: new Date(madeAt), system: unitSystem(units) };
  const photo: SharedFrame = {
    ...captionOfPhoto(takenAt, body),
    id: photoId,
    kind: "photo",
    imageUrl: imageUrl(photoId),
  };
  const frames = images.map(
    (image): SharedFrame => ({
      ...captionOfImage(image, from),
      id: image.id,
      kind: "forecast",
      imageUrl: imageUrl(image.id),
    }),
  );
  return { photo, images: frames };
}

/** The caption in a shared image's file, in the calendar of the link's trainer. */
export function sharedCaptionLine(
  image: SharedImage,
  { units, timezoneOffset }: Pick<ShareContent, "units" | "timezoneOffset">,
  madeAt: Date,
): string {
  const system = unitSystem(units);
  const caption = captionOfImage(image, { today: noonOf(localDate(madeAt, timezoneOffset)), system });
  return caption.figures ? captionLine(caption, system) : `${caption.label}.`;
}

/** A caption without values. */
const labelled = (label: string) => ({ label, figures: null, likely: null, note: null });

function captionOfPhoto(takenAt: SharedSide["takenAt"], body: SharedSide["body"]) {
  if (takenAt === null) return labelled(captionWords.photo);
  const day = new Date(takenAt);
  return body ? photoCaption({ takenAt: day, ...body }, null) : labelled(fullDate(day));
}

function captionOfImage({ step, drawn, month }: SharedImage, from: Parameters<typeof imageCaption>[1]) {
  if (drawn) return imageCaption({ step, ...drawn }, from);
  return labelled(
    month === null ? captionWords.step(step) : fullDate(dayAfter(from.today, forecastDays(month))),
  );
}
