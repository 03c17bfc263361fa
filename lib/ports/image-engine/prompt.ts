import type { Side, Subject } from "@/lib/body/body";
import { exactLeanMass } from "@/lib/body/composition";
import { girthRatios } from "@/lib/body/girths";
import { stepComposition } from "./port";

/** Relative change of the waist: below the first it is called mild, above the second strong. */
const MILD_BELOW = 0.04;
const STRONG_ABOVE = 0.1;

/** Percentage points of body fat that women have more at the same muscle definition. */
const WOMENS_OFFSET = 8;

/** Muscle definition by a man's body fat in percent. */
const DEFINITION = [
  { below: 12, words: "clear abs, visible vascularity" },
  { below: 15, words: "visible upper abs" },
  { below: 20, words: "some arm and shoulder definition, flat stomach" },
  { below: 25, words: "light outline of the muscles" },
  { below: Number.POSITIVE_INFINITY, words: "soft, no visible definition" },
] as const;

const BACK_DEFINITION = [
  { below: 15, words: "clearly defined back and shoulder muscles" },
  { below: 20, words: "some definition of back and shoulders" },
  { below: 25, words: "light outline of the muscles" },
  { below: Number.POSITIVE_INFINITY, words: "soft, no visible definition" },
] as const;

type Phrase = { subject: Subject; side: Side; step: number; steps: number };

/** Describes each change in words too, because image models do not follow numbers well. */
export function imagePrompt({ subject, side, step, steps }: Phrase): string {
  const { sex, now } = subject;
  const then = stepComposition(now, subject.target, step, steps);
  const waist = girthRatios({ ...subject, target: then }).frontWidth.waist - 1;
  const lean = (body: typeof now) => exactLeanMass(body.weightLbs, body.bodyFat);
  const gains = then.weightLbs > now.weightLbs && then.bodyFat <= now.bodyFat;
  const view = side === "back" ? " seen from behind" : "";
  const face = side === "back" ? "hair" : "face, facial expression, hair";
  const strength =
    Math.abs(waist) < MILD_BELOW ? "mild" : Math.abs(waist) > STRONG_ABOVE ? "strong" : "moderate";
  const change = [
    waistPhrase(waist),
    torsoPhrase(waist, side),
    limbPhrase(waist, gains),
    definitionPhrase(then.bodyFat, sex, side),
  ].join(", ");
  return [
    `Edit this photo of the same ${sex === "male" ? "man" : "woman"}${view}. Show the same person after a realistic, natural body-composition change:`,
    `body fat from ${number(now.bodyFat)}% to ${number(then.bodyFat)}%, body weight from ${number(now.weightLbs)} lb to ${number(then.weightLbs)} lb (lean mass ${number(lean(now))} -> ${number(lean(then))} lb).`,
    `Visible change (${strength}): ${change}.`,
    `Keep exactly the same: ${face}, skin tone, tattoos, age, height and bone structure, pose, hand position, clothing (same garments, refitted to the body), background, lighting, camera angle, framing and crop.`,
    "Only the body shape changes. Photorealistic, unretouched phone photo. No text, no watermark, no other people.",
  ].join("\n");
}

export const guidedPrompt = (prompt: string): string =>
  [
    prompt,
    "Image 1 is the photo to edit. Image 2 is the same photo, roughly warped to the exact outline that is asked for: give the person in image 1 the outline, widths and proportions of image 2. Take face, skin, clothing, background and picture quality from image 1.",
  ].join("\n");

const number = (value: number): string => String(Math.round(value * 10) / 10);

function waistPhrase(change: number): string {
  const percent = Math.round(Math.abs(change) * 100);
  if (percent === 0) return "waist unchanged";
  return `waist about ${percent}% ${change < 0 ? "narrower" : "wider"}`;
}

function torsoPhrase(change: number, side: Side): string {
  const area = side === "back" ? "back, waist and love-handle area" : "abdomen and flanks";
  if (change < -0.005) return `leaner ${area}`;
  return change > 0.005 ? `fuller ${area}` : `${area} as they are`;
}

function limbPhrase(change: number, gains: boolean): string {
  if (gains) return "fuller shoulders, chest, back and thighs";
  return change < 0 ? "slightly slimmer arms and thighs" : "slightly fuller arms and thighs";
}

function definitionPhrase(bodyFat: number, sex: Subject["sex"], side: Side): string {
  const comparable = sex === "male" ? bodyFat : bodyFat - WOMENS_OFFSET;
  const scale = side === "back" ? BACK_DEFINITION : DEFINITION;
  return scale.find(({ below }) => comparable < below)?.words ?? "";
}
