import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Subject } from "@/lib/body/body";
import { girthRatios } from "@/lib/body/girths";
import { lookAt, measure } from "@/lib/engine/analyse";
import { drawField, drawLandmarks, drawMask, savePng } from "@/lib/engine/debug-pictures";
import { decodePhoto, encodePicture } from "@/lib/engine/raster/codec";
import { reshape } from "@/lib/engine/reshape";
import { bodyChange } from "@/lib/engine/surface/relief";
import { stepComposition } from "@/lib/ports/image-engine/port";

/*
 * Runs the local image engine on one photo and saves intermediate results:
 *   npx tsx scripts/morph.ts PHOTO --debug DIR [--side front] [--sex male] [--height 72] [--from 195,25] [--to 166,12] [--steps 3]
 * DIR gets mask.png, landmarks.png and, for every step, stepN.jpg and fieldN.png.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    debug: { type: "string", default: "morph-debug" },
    side: { type: "string", default: "front" },
    sex: { type: "string", default: "male" },
    height: { type: "string", default: "72" },
    from: { type: "string", default: "195,25" },
    to: { type: "string", default: "166,12" },
    steps: { type: "string", default: "1" },
  },
});

function composition(text: string) {
  const [weightLbs, bodyFat] = text.split(",").map(Number);
  if (!weightLbs || !bodyFat)
    throw new Error(`"${text}" is not WEIGHT_LBS,BODY_FAT_PERCENT, such as 195,20.`);
  return { weightLbs, bodyFat };
}

async function main(): Promise<void> {
  const [file] = positionals;
  if (!file) throw new Error("Pass a photo: npx tsx scripts/morph.ts PHOTO --debug DIR");
  const subject: Subject = {
    sex: values.sex === "female" ? "female" : "male",
    heightInches: Number(values.height),
    now: composition(values.from),
    target: composition(values.to),
  };
  const steps = Number(values.steps);
  mkdirSync(values.debug, { recursive: true });
  const photo = await decodePhoto(readFileSync(file));
  const sighting = await lookAt(photo);
  if (!sighting.person) throw new Error("The photo shows no person.");
  const analysis = measure(sighting, sighting.person);
  console.log(sighting.judgements, analysis.outline.pose);
  await savePng(drawMask(analysis), `${values.debug}/mask.png`);
  await savePng(drawLandmarks(analysis), `${values.debug}/landmarks.png`);
  for (let step = 1; step <= steps; step++) {
    const then = stepComposition(subject.now, subject.target, step, steps);
    const ratios = girthRatios({ ...subject, target: then }).frontWidth;
    const { picture, shift } = reshape(
      photo,
      analysis,
      ratios,
      bodyChange({ ...subject, target: then }, values.side === "back" ? "back" : "front"),
    );
    await savePng(drawField(shift), `${values.debug}/field${step}.png`);
    writeFileSync(`${values.debug}/step${step}.jpg`, await encodePicture(picture));
  }
}

await main();
