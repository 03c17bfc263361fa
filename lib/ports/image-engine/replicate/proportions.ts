import { type SiteWidth, type WidthSite, widthError, wrongWidth } from "@/lib/body/widths";
import { formatWhole } from "@/lib/text/numbers";
import type { ImageJob, PictureMeter } from "../port";

/** `flaw` is the sentence for the trainer; null if the picture can be used. */
type ProportionCheck = { widths?: SiteWidth[]; flaw: string | null };

const NO_PERSON = "The image service made a picture without a person.";
const SITES: Record<WidthSite, string> = { chest: "chest", waist: "waist", hip: "hips", thigh: "thighs" };

/** Measures the body on a model's picture. Accepts the picture if there is no meter or the photo has no measure. */
export async function judgeProportions(
  meter: PictureMeter | undefined,
  job: ImageJob,
  picture: Uint8Array,
): Promise<ProportionCheck> {
  const reading = await meter?.read(job, picture);
  if (!reading || reading.state === "no_measure") return { flaw: null };
  if (reading.state === "nobody") return { flaw: NO_PERSON };
  const wrong = wrongWidth(reading.widths);
  return { widths: reading.widths, flaw: wrong && sentenceOf(wrong) };
}

function sentenceOf(width: SiteWidth): string {
  const error = widthError(width);
  const percent = formatWhole(Math.abs(error) * 100);
  return `The image service drew the ${SITES[width.site]} ${percent}% too ${error > 0 ? "wide" : "narrow"}.`;
}
