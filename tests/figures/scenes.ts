import sharp from "sharp";

/** Pictures without a person, 1080 x 1920, drawn here: the engine must find nobody in them. */
export const SCENES = ["solid", "noise", "document", "gym", "doorway"] as const;

export type Scene = (typeof SCENES)[number];

const WIDTH = 1080;
const HEIGHT = 1920;

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const floorAndWall = (wall: string, floor: string): string =>
  rect(0, 0, WIDTH, 1660, wall) + rect(0, 1660, WIDTH, 260, floor);

const DRAWINGS: Record<Exclude<Scene, "noise">, string> = {
  solid: rect(0, 0, WIDTH, HEIGHT, "#8fa0a8"),
  document:
    rect(0, 0, WIDTH, HEIGHT, "#6b5a4a") +
    rect(120, 160, 840, 1600, "#f4f2ec") +
    range(34)
      .map((line) => rect(190, 250 + line * 43, 420 + ((line * 137) % 280), 16, "#35363a"))
      .join(""),
  gym:
    floorAndWall("#b9b6ae", "#5a4f46") +
    [250, 380, 700, 860].map((x) => rect(x, 0, 15, 1660, "#2f3238")).join("") +
    [576, 790, 998].map((y) => rect(0, y, WIDTH, 13, "#3b3d44")).join("") +
    rect(60, 420, 210, 380, "#7d8f5e") +
    rect(560, 200, 130, 330, "#8a5a72") +
    rect(800, 900, 240, 300, "#4f7f8a") +
    range(7)
      .map((plate) =>
        disc(120 + plate * 150, 1380 + ((plate * 71) % 160), 42 + ((plate * 13) % 24), "#26272b"),
      )
      .join(""),
  doorway:
    floorAndWall("#cfc6b6", "#7a6248") +
    rect(330, 260, 420, 1400, "#5b3b22") +
    rect(370, 300, 340, 1360, "#8a6a48") +
    disc(680, 1000, 16, "#d9c27a"),
};

/** A JPEG of the scene. Noise comes from a fixed recurrence, so that every run sees the same picture. */
export async function sceneJpeg(scene: Scene): Promise<Buffer> {
  if (scene !== "noise") {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${DRAWINGS[scene]}</svg>`;
    return sharp(Buffer.from(svg)).blur(1.2).jpeg({ quality: 90 }).toBuffer();
  }
  const noise = new Uint8Array(WIDTH * HEIGHT * 3);
  let state = 20_260;
  for (let i = 0; i < noise.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    noise[i] = state >>> 24;
  }
  return sharp(noise, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
