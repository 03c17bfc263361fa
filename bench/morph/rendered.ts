import sharp from "sharp";
import { girthRatios } from "@/lib/body/girths";
import { analysePhoto } from "@/lib/engine/analyse";
import { decodePhoto, encodePicture } from "@/lib/engine/raster/codec";
import { reshape } from "@/lib/engine/reshape";
import { bodyChange } from "@/lib/engine/surface/relief";
import { remapLabels } from "@/lib/engine/warp/remap";
import { lightRemoved, loadRendered, renderedIds, siteWidth } from "@/tests/figures/rendered-pair";

const SITES = ["chest", "waist", "hip"] as const;
const [WIDTH, HEIGHT] = [270, 480];

type Judged = {
  id: string;
  light: { whole: number; pattern: number };
  off: number[];
  asked: number[];
  tiles: Buffer[];
};

async function judge(id: string): Promise<Judged> {
  const pair = await loadRendered(id);
  const photo = await decodePhoto(pair.before.jpeg);
  const analysis = await analysePhoto(photo);
  const ratios = girthRatios(pair.subject).frontWidth;
  const { picture, shift } = reshape(photo, analysis, ratios, bodyChange(pair.subject, "front"));
  const jpeg = await encodePicture(picture);
  const parts = remapLabels(pair.before.parts, pair.width, pair.height, shift);
  const off = SITES.map((site) => siteWidth(pair, parts, site) - siteWidth(pair, pair.after.parts, site));
  const asked = SITES.map(
    (site) => siteWidth(pair, pair.after.parts, site) - siteWidth(pair, pair.before.parts, site),
  );
  const tiles = await Promise.all(
    [pair.before.jpeg, jpeg, pair.after.jpeg].map((image) =>
      sharp(image).resize(WIDTH, HEIGHT, { fit: "fill" }).toBuffer(),
    ),
  );
  return { id, light: await lightRemoved(pair, jpeg, parts), off, asked, tiles };
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Draws before, result and true picture side by side. */
export async function judgeRendered(out: string): Promise<void> {
  const judged: Judged[] = [];
  for (const id of renderedIds()) judged.push(await judge(id));
  console.log(
    "\nrendered\tlight removed\tits pattern alone\terror in pixels (true change): chest, waist, hips",
  );
  for (const { id, light, off, asked } of judged) {
    const widths = off.map((value, k) => `${value.toFixed(1)} (${asked[k]!.toFixed(1)})`);
    console.log([id, light.whole.toFixed(2), light.pattern.toFixed(2), ...widths].join("\t"));
  }
  const widths = SITES.map((_, k) => mean(judged.map(({ off }) => Math.abs(off[k]!))).toFixed(1));
  const changed = judged.filter(({ id }) => id !== "01").map(({ light }) => light);
  const of = (pick: (light: Judged["light"]) => number) => mean(changed.map(pick)).toFixed(2);
  const lights = [`${of(({ whole }) => whole)} (without 01)`, of(({ pattern }) => pattern)];
  console.log(["mean", ...lights, ...widths].join("\t"));
  const tiles = judged.flatMap(({ tiles }, row) =>
    tiles.map((input, column) => ({ input, left: column * WIDTH, top: row * HEIGHT })),
  );
  const sheet = {
    width: 3 * WIDTH,
    height: judged.length * HEIGHT,
    channels: 3,
    background: "#fff",
  } as const;
  await sharp({ create: sheet }).composite(tiles).png().toFile(`${out}morph-rendered.png`);
}
