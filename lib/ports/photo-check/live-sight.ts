import type { PhotoFault } from "./port";

/** Of LiteRT and of the networks: browsers keep the files of a version for good. */
export const EYE_VERSION = "2.5.3-0.5.1675469404";

/** The worker that looks through the viewfinder, and the files that it loads. */
export const EYE_WORKER = `/eye/${EYE_VERSION}/worker.js`;
export const EYE_FILES = {
  script: "litert_wasm_compat_internal.js",
  wasm: "litert_wasm_compat_internal.wasm",
  personDetector: "person_detector.tflite",
  poseLandmarks: "pose_landmarks.tflite",
} as const;

/** What the camera sees at a moment, four bytes per pixel. */
export type LiveFrame = {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
  /** How many pixels of the photo one of the frame stands for. */
  scale: number;
};

type Place = { x: number; y: number };

/** What is wrong at that moment, the gravest first, and where shoulders and hips are, in fractions of the height. */
export type LiveSight = { faults: PhotoFault[]; trunk: Place[] };

/** Further than this share of the picture's height nothing of a trunk may move from one look to the next. */
const STILL = 0.02;

/** Whether nobody moved between two looks. */
export const isStill = (before: LiveSight, now: LiveSight): boolean =>
  now.trunk.length > 0 &&
  now.trunk.every(({ x, y }, index) => {
    const then = before.trunk[index];
    return then !== undefined && Math.hypot(x - then.x, y - then.y) < STILL;
  });
