/** Runs a model on one input. The outputs are copies, in the model's order. */
export type Network = (input: Float32Array<ArrayBuffer>, shape: number[]) => Promise<Float32Array[]>;

type Model = {
  package: string;
  file: string;
  /** Side of the square input in pixels, and the input values of black and white. */
  size: number;
  range: readonly [black: number, white: number];
};

/** MediaPipe's networks, under the Apache licence (see NOTICE). */
export const MODELS = {
  /** BlazePose's person detector. The file is a plain .tflite. */
  personDetector: {
    package: "@mediapipe/pose",
    file: "pose_solution_packed_assets.data",
    size: 224,
    range: [-1, 1],
  },
  /** BlazePose GHUM, "full": landmarks and a soft mask. */
  poseLandmarks: { package: "@mediapipe/pose", file: "pose_landmark_full.tflite", size: 256, range: [0, 1] },
  selfieSegmenter: {
    package: "@mediapipe/selfie_segmentation",
    file: "selfie_segmentation.tflite",
    size: 256,
    range: [0, 1],
  },
  /** BlazeFace, full range: faces up to some metres away. */
  faceDetector: {
    package: "@mediapipe/face_detection",
    file: "face_detection_full_range.tflite",
    size: 192,
    range: [-1, 1],
  },
} as const satisfies Record<string, Model>;

export type ModelName = keyof typeof MODELS;
/** What the analysis of a photo needs; faces are looked for only when they are to be covered. */
export type Networks = Record<Exclude<ModelName, "faceDetector">, Network>;

export type PoseNetworks = Pick<Networks, "personDetector" | "poseLandmarks">;

export const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));
