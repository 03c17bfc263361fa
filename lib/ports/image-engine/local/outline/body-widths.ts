import { type SiteWidth, WIDTH_SITES, type WidthSite } from "@/lib/body/widths";
import { clamp, read } from "../raster/raster";
import { widthOf } from "../raster/row-spans";
import { heightOf, type Pose, rowOf } from "../template/body-template";
import type { BodyOutline } from "./body-outline";
import { torsoAt } from "./torso-outline";
import { type WidthProfile, type WidthRatios, widthProfile } from "./width-profile";

const { f32, u8 } = read;

const at = (values: readonly number[], index: number): number => values[index] ?? Number.NaN;

/**
 * Where each width is measured, as fractions of the stature: in the rows in which it is in sight, because hanging arms
 * hide some. Thighs begin where the hips do not move them any more.
 */
const ZONE: Record<WidthSite, { top: number; bottom: number }> = {
  chest: { top: 0.225, bottom: 0.32 },
  waist: { top: 0.35, bottom: 0.43 },
  hip: { top: 0.455, bottom: 0.51 },
  thigh: { top: 0.6, bottom: 0.65 },
};

/** A width counts when it is in sight over this height at least; fraction of the stature. */
const LEAST_IN_SIGHT = 0.013;

/** Thighs that differ by more have a hand at one of them. */
const SIDES_AGREE = 0.04;

/**
 * How the widths of a body on a made picture compare with those on the photo, and with what was asked of the warp.
 * Both outlines are read in the same pose. An error in the rows around a site counts as an error of the site.
 */
export function measuredWidths(photo: BodyOutline, picture: BodyOutline, asked: WidthRatios): SiteWidth[] {
  const profile = widthProfile(asked);
  return WIDTH_SITES.map((site) => {
    const share = shareOfAsked(photo, picture, profile, site);
    return { site, asked: asked[site], made: share === null ? null : asked[site] * share };
  });
}

/** The mean of what was made over what was asked in a site's rows; null where too few show it. */
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
  if (shares.length < LEAST_IN_SIGHT * pose.stature) return null;
  const sides = (shares[0] ?? []).map((_, side) => mean(shares.map((share) => at(share, side))));
  return Math.max(...sides) - Math.min(...sides) > SIDES_AGREE ? null : mean(sides);
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function rowsOf(pose: Pose, site: WidthSite, height: number): { first: number; last: number } {
  const { top, bottom } = ZONE[site];
  return { first: clamp(rowOf(pose, top), 0, height), last: clamp(rowOf(pose, bottom), -1, height - 1) };
}

/** In pixels; null where it is not seen. Thighs are two. */
function widthsAt(outline: BodyOutline, site: WidthSite, row: number): number[] | null {
  const { torso, legs } = outline;
  if (site !== "thigh") return u8(torso.inSight, row) ? [widthOf(torsoAt(torso, row))] : null;
  const widths = legs.flatMap(({ spans, attached }) => {
    const span = spans[row];
    return span && f32(attached, row) === 0 ? [widthOf(span)] : [];
  });
  return widths.length === legs.length ? widths : null;
}
