import { type SiteWidth, WIDTH_SITES, type WidthSite } from "@/lib/body/widths";
import { clamp, read } from "@/lib/engine/raster/raster";
import { widthOf } from "@/lib/engine/raster/row-spans";
import { heightOf, type Pose, rowOf } from "@/lib/engine/template/body-template";
import type { BodyOutline } from "./body-outline";
import { torsoAt } from "./torso-outline";
import { type WidthProfile, type WidthRatios, widthProfile } from "./width-profile";

const { f32, u8 } = read;

const at = (values: readonly number[], index: number): number => values[index] ?? Number.NaN;

/** In statures. Hanging arms hide some rows; the thigh zone begins below the influence of the hips. */
const ZONE: Record<WidthSite, { top: number; bottom: number }> = {
  chest: { top: 0.225, bottom: 0.32 },
  waist: { top: 0.35, bottom: 0.43 },
  hip: { top: 0.455, bottom: 0.51 },
  thigh: { top: 0.6, bottom: 0.65 },
};

/** Smallest height with a visible width, as a fraction of the stature. */
const MIN_IN_SIGHT = 0.013;

/** If the two thighs differ by more, one of them is measured together with a hand. */
const SIDES_AGREE = 0.04;

/** An error in the rows around a site counts as an error of the site. */
export function measuredWidths(photo: BodyOutline, picture: BodyOutline, asked: WidthRatios): SiteWidth[] {
  const profile = widthProfile(asked);
  return WIDTH_SITES.map((site) => {
    const share = shareOfAsked(photo, picture, profile, site);
    return { site, asked: asked[site], made: share === null ? null : asked[site] * share };
  });
}

/** Mean of made over requested width in the rows of a site; null if too few rows show it. */
function shareOfAsked(
  photo: BodyOutline,
  picture: BodyOutline,
  profile: WidthProfile,
  site: WidthSite,
): number | null {
  const { pose, mask } = photo;
  const { first, last } = rowsOf(pose, site, mask.height);
  const shares: number[][] = [];
  for (let row = first; row <= last; row++) {
    const [before, after] = [widthsAt(photo, site, row), widthsAt(picture, site, row)];
    if (before === null || after === null) continue;
    const y = heightOf(pose, row);
    const asked = site === "thigh" ? profile.leg(y) : profile.torso(y);
    shares.push(after.map((width, side) => width / at(before, side) / asked));
  }
  if (shares.length < MIN_IN_SIGHT * pose.stature) return null;
  const sides = (shares[0] ?? []).map((_, side) => mean(shares.map((share) => at(share, side))));
  return Math.max(...sides) - Math.min(...sides) > SIDES_AGREE ? null : mean(sides);
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function rowsOf(pose: Pose, site: WidthSite, height: number): { first: number; last: number } {
  const { top, bottom } = ZONE[site];
  return { first: clamp(rowOf(pose, top), 0, height), last: clamp(rowOf(pose, bottom), -1, height - 1) };
}

/** In pixels; null if the row does not show it. Two values for the thighs. */
function widthsAt(outline: BodyOutline, site: WidthSite, row: number): number[] | null {
  const { torso, legs } = outline;
  if (site !== "thigh") return u8(torso.inSight, row) ? [widthOf(torsoAt(torso, row))] : null;
  const widths = legs.flatMap(({ spans, attached }) => {
    const span = spans[row];
    return span && f32(attached, row) === 0 ? [widthOf(span)] : [];
  });
  return widths.length === legs.length ? widths : null;
}
