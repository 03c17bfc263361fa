import sharp from "sharp";

/** Drawn pictures without a person, 1080 x 1920. The engine must find no person in them. */
export const SCENES = [
  "solid",
  "noise",
  "document",
  "gym",
  "doorway",
  "empty room",
  "tree",
  "bottle",
] as const;

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
  "empty room":
    floorAndWall("#dcd8cf", "#9b8062") +
    rect(140, 320, 340, 460, "#bcd6e6") +
    rect(300, 320, 14, 460, "#f4f4f0") +
    rect(620, 1120, 360, 540, "#6f5440") +
    rect(0, 1620, WIDTH, 40, "#f1efe9"),
  tree:
    rect(0, 0, WIDTH, 1500, "#a9cbe4") +
    rect(0, 1500, WIDTH, 420, "#6c8a4a") +
    rect(490, 900, 110, 760, "#5b4331") +
    range(24)
      .map((leaf) =>
        disc(
          300 + ((leaf * 193) % 500),
          330 + ((leaf * 137) % 640),
          110 + ((leaf * 29) % 60),
          leaf % 2 === 0 ? "#3f6b34" : "#4d7d3d",
        ),
      )
      .join(""),
  bottle:
    floorAndWall("#c9ced2", "#8a8f94") +
    rect(480, 220, 120, 330, "#2f5f45") +
    rect(466, 200, 148, 60, "#b8402f") +
    `<path d="M480 540 Q380 640 380 780 V1640 Q380 1690 430 1690 H650 Q700 1690 700 1640 V780 Q700 640 600 540 Z" fill="#2f5f45"/>` +
    rect(380, 980, 320, 380, "#efe6cf"),
};

/** The scene as JPEG. The noise has a fixed seed, so every run gets the same picture. */
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
