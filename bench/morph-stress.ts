import sharp from "sharp";
import { lookAt, measure } from "@/lib/engine/analyse";
import { decodePhoto } from "@/lib/engine/raster/codec";
import { shiftField } from "@/lib/engine/reshape";
import { remapLabels } from "@/lib/engine/warp/remap";
import { type Figure, loadFigure, renderRatios } from "@/tests/figures/figure";
import { enlarge, overlapOf, torsoWidth } from "@/tests/figures/measures";
import { skinWall } from "@/tests/figures/skin-wall";

/* Mask overlap and waist error on bad photos, mean and worst: npx tsx bench/morph-stress.ts */

const NAMES = ["m_gym_shorts", "m_gym_dark", "m_back_gym", "f_gym_legg", "w02", "w11"];

const CONDITIONS: Record<string, (figure: Figure) => Promise<Buffer>> = {
  clean: async ({ jpeg }) => jpeg,
  dark: ({ jpeg }) => sharp(jpeg).linear(0.3, 0).jpeg().toBuffer(),
  "low contrast": ({ jpeg }) => sharp(jpeg).linear(0.35, 83).jpeg().toBuffer(),
  blurred: ({ jpeg }) => sharp(jpeg).blur(6).jpeg().toBuffer(),
  "jpeg q20": ({ jpeg }) => sharp(jpeg).jpeg({ quality: 20 }).toBuffer(),
  "skin-coloured wall": skinWall,
};

for (const [condition, worsen] of Object.entries(CONDITIONS)) {
  const masks: number[] = [];
  const waists: number[] = [];
  const findings: string[] = [];
  for (const name of NAMES) {
    const figure = await loadFigure(name);
    const sighting = await lookAt(await decodePhoto(await worsen(figure)));
    findings.push(sighting.judgements.map(({ fault }) => fault).join("+") || "good");
    if (!sighting.person) continue;
    const analysis = measure(sighting, sighting.person);
    const ratios = renderRatios(figure);
    const moved = remapLabels(figure.parts, figure.width, figure.height, shiftField(analysis, ratios));
    const achieved = torsoWidth(figure, moved, "waist") / torsoWidth(figure, figure.parts, "waist");
    masks.push(overlapOf(enlarge(analysis.outline.mask, figure.width, figure.height), figure.parts));
    waists.push(Math.abs(achieved - ratios.waist));
  }
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  console.log(
    condition.padEnd(20),
    `mask ${mean(masks).toFixed(3)} (worst ${Math.min(...masks).toFixed(3)})`,
    `waist error ${mean(waists).toFixed(3)} (worst ${Math.max(...waists).toFixed(3)})`,
    findings.join(" "),
  );
}
