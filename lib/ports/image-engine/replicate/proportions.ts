import { type SiteWidth, type WidthSite, widthError, wrongWidth } from "@/lib/body/widths";
import { formatWhole } from "@/lib/text/numbers";
import type { ImageJob, PictureMeter } from "../port";

/** What is measured of a model's picture, and why it cannot stand for the job. */
type Judgement = { widths?: SiteWidth[]; flaw: string | null };

const NOBODY = "Nobody is seen in what the image service made.";
const SITES: Record<WidthSite, string> = { chest: "chest", waist: "waist", hip: "hips", thigh: "thighs" };

/** Measures the body on a model's picture, where the photo can be measured and there is an eye to do it. */
export async function judgeProportions(
  meter: PictureMeter | undefined,
  job: ImageJob,
  picture: Uint8Array,
): Promise<Judgement> {
  const reading = await meter?.read(job, picture);
  if (!reading || reading.state === "no_measure") return { flaw: null };
  if (reading.state === "nobody") return { flaw: NOBODY };
  const wrong = wrongWidth(reading.widths);
  return { widths: reading.widths, flaw: wrong && sentenceOf(wrong) };
}

function sentenceOf(width: SiteWidth): string {
  const error = widthError(width);
  const percent = formatWhole(Math.abs(error) * 100);
  return `The image service drew the ${SITES[width.site]} ${percent}% too ${error > 0 ? "wide" : "narrow"}.`;
}
