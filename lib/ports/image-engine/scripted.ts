import { girthRatios } from "@/lib/body/girths";
import { WIDTH_SITES } from "@/lib/body/widths";
import { decodePhoto, encodePicture } from "@/lib/engine/raster/codec";
import { isTooSmall, requireStep, tooSmall, UNREADABLE } from "./acceptance";
import { type ImageEngine, stepComposition } from "./port";
import { imagePrompt } from "./prompt";

/** How much darker the last step is than the photo. */
const DARKER = 0.2;

/**
 * Darkens the photo a little more with each step instead of drawing the person, and says that every width was
 * reached. Only for browser tests, which look at what surrounds the pictures: `lib/platform/kernel/env.ts` refuses it elsewhere.
 */
export function createScriptedEngine(): ImageEngine {
  return {
    name: "local",
    advance: async ({ photo, side, subject, step, steps }) => {
      requireStep({ step, steps });
      const picture = await decodePhoto(photo).catch(() => null);
      if (!picture) return UNREADABLE;
      if (isTooSmall(picture)) return tooSmall(picture);
      const { data } = picture;
      const isOneColour = data.every((value, index) => value === data[index % 3]);
      if (isOneColour) return { state: "no_person" };
      const light = 1 - (DARKER * step) / steps;
      const jpeg = await encodePicture({ ...picture, data: data.map((value) => value * light) });
      const target = stepComposition(subject.now, subject.target, step, steps);
      const ratios = girthRatios({ ...subject, target }).frontWidth;
      const widths = WIDTH_SITES.map((site) => ({ site, asked: ratios[site], made: ratios[site] }));
      const prompt = imagePrompt({ subject, side, step, steps });
      return { state: "done", jpeg, prompt, lowConfidence: false, widths };
    },
  };
}
