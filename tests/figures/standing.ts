import type { Pose } from "@/lib/engine/template/body-template";

type Standing = Pick<Pose, "stature" | "top" | "centre" | "girth"> & {
  /** Angle of both arms to the body in degrees. */
  arms: number;
};

/** A pose of an upright, straight person. */
export function standing({ arms, ...body }: Standing): Pose {
  return {
    ...body,
    leftArm: arms,
    rightArm: arms,
    leftForearm: 0.5,
    rightForearm: 0.5,
    stance: 0.02,
    shoulders: 1,
    hips: 1,
    tilt: 0,
  };
}
