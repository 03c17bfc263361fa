import type { Pose } from "./body-template";

/**
 * Arms are thin: the ascent loses sight of them easily. So they are also tried at these angles (degrees away from
 * the body) and forearm turns (multiples of the angle; negative ones are hands on the hips), one by one and both.
 */
const ARM_ANGLES = [3, 9, 16, 24, 34];
const FOREARM_TURNS = [-1.4, -0.5, 0.3, 0.8, 1.3];
const SHOULDERS = [0.8, 0.92];

/** The same person with the arms elsewhere. */
export function armPoses(pose: Pose): Pose[] {
  return ARM_ANGLES.flatMap((angle) =>
    FOREARM_TURNS.flatMap((turn) => {
      const left = { leftArm: angle, leftForearm: turn };
      const right = { rightArm: angle, rightForearm: turn };
      const both = SHOULDERS.map((shoulders) => ({ ...pose, ...left, ...right, shoulders }));
      return [{ ...pose, ...left }, { ...pose, ...right }, ...both];
    }),
  );
}
