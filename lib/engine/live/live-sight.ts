import type { PhotoCheck } from "@/lib/engine/check/faults";

/** Versions of LiteRT and of the networks. Browsers cache the files of a version for ever. */
export const EYE_VERSION = "2.5.3-0.5.1675469404";

export const EYE_WORKER = `/eye/${EYE_VERSION}/worker.js`;
export const EYE_FILES = {
  script: "litert_wasm_compat_internal.js",
  wasm: "litert_wasm_compat_internal.wasm",
  personDetector: "person_detector.tflite",
  poseLandmarks: "pose_landmarks.tflite",
} as const;

/** A regular expression of the addresses below `/eye` that exist. */
export const EYE_ADDRESSES = `${EYE_VERSION}/(?:worker.js|${Object.values(EYE_FILES).join("|")})`.replaceAll(
  ".",
  "\\.",
);

/** One frame of the camera, four bytes per pixel. */
export type LiveFrame = {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
  /** Pixels of the full photo per pixel of the frame. */
  scale: number;
};

type Place = { x: number; y: number };

/** What the landmarks alone tell. `trunk` has the shoulders and hips, in fractions of the frame's height. */
export type LiveSight = Pick<PhotoCheck, "verdict" | "faults" | "strengths" | "side" | "turn"> & {
  trunk: Place[];
};

/** Largest movement of a shoulder or hip between two frames, in fractions of the frame's height. */
const STILL = 0.02;

type Stance = Pick<LiveSight, "trunk">;

export const isStill = (before: Stance, now: Stance): boolean =>
  now.trunk.length > 0 &&
  now.trunk.every(({ x, y }, index) => {
    const then = before.trunk[index];
    return then !== undefined && Math.hypot(x - then.x, y - then.y) < STILL;
  });
