import type { Pose } from "./body-template";

type PoseSteps = Record<keyof Pose, number>;
/** A module's function and not a closure per photo, because the JIT would compile each closure again. */
export type ScoreOf<Scorer, Score> = (scorer: Scorer, pose: Pose) => Score;
export type Candidate<Score extends { total: number }> = { pose: Pose; score: Score };

export function scoreAll<Scorer, Score extends { total: number }>(
  poses: Pose[],
  scorer: Scorer,
  scoreOf: ScoreOf<Scorer, Score>,
): Candidate<Score>[] {
  const scored: Candidate<Score>[] = [];
  for (const pose of poses) scored.push({ pose, score: scoreOf(scorer, pose) });
  return scored;
}

const boundsAbout = ({
  stature,
  top,
  centre,
}: Pose): Record<keyof Pose, readonly [low: number, high: number]> => ({
  stature: [0.85 * stature, 1.15 * stature],
  top: [top - 0.08 * stature, top + 0.08 * stature],
  centre: [centre - 0.06 * stature, centre + 0.06 * stature],
  girth: [0.72, 1.75],
  leftArm: [0, 48],
  rightArm: [0, 48],
  leftForearm: [-2, 1.8],
  rightForearm: [-2, 1.8],
  stance: [-0.02, 0.08],
  shoulders: [0.74, 1.2],
  hips: [0.85, 1.3],
  tilt: [-0.07, 0.07],
});

const stepsAbout = ({ stature }: Pose, scale: number): PoseSteps => ({
  stature: 0.055 * stature * scale,
  top: 0.022 * stature * scale,
  centre: 0.02 * stature * scale,
  girth: 0.12 * scale,
  leftArm: 6 * scale,
  rightArm: 6 * scale,
  leftForearm: 0.4 * scale,
  rightForearm: 0.4 * scale,
  stance: 0.015 * scale,
  shoulders: 0.06 * scale,
  hips: 0.06 * scale,
  tilt: 0.02 * scale,
});

/** Position and size affect everything else, so they are tried first and last. */
const ORDER: readonly (keyof Pose)[] = [
  "centre",
  "top",
  "stature",
  "girth",
  "leftArm",
  "rightArm",
  "stance",
  "leftForearm",
  "rightForearm",
  "shoulders",
  "hips",
  "tilt",
  "top",
  "stature",
];

/** Parameters with their index; a parameter that occurs twice has the index of its first place. */
const VARIED = ORDER.map((key) => ({ key, place: ORDER.indexOf(key) }));

const FINEST_STATURE_STEP = 0.002;
const MIN_IMPROVEMENT = 1e-6;

/** Deterministic coordinate ascent within bounds. Remembers useless moves until the pose changes. */
export function climb<Scorer, Score extends { total: number }>(
  start: Candidate<Score>,
  scorer: Scorer,
  scoreOf: ScoreOf<Scorer, Score>,
  options: { scale: number; rounds: number },
): Candidate<Score> {
  const { scale, rounds } = options;
  const bounds = boundsAbout(start.pose);
  let best = start;
  let shrink = 1;
  const steps = stepsAbout(start.pose, scale);
  const failedMoves = new Uint8Array(2 * ORDER.length);
  for (let round = 0; round < rounds; round++) {
    let improved = false;
    for (const { key, place } of VARIED) {
      for (let direction = -1; direction <= 1; direction += 2) {
        const move = 2 * place + (direction > 0 ? 1 : 0);
        if (failedMoves[move] === 1) continue;
        const value = best.pose[key] + direction * steps[key] * shrink;
        if (value < bounds[key][0] || value > bounds[key][1]) continue;
        const pose = { ...best.pose, [key]: value };
        const found = scoreOf(scorer, pose);
        if (found.total <= best.score.total + MIN_IMPROVEMENT) {
          failedMoves[move] = 1;
          continue;
        }
        best = { pose, score: found };
        failedMoves.fill(0);
        improved = true;
        break;
      }
    }
    if (improved) continue;
    shrink *= 0.5;
    failedMoves.fill(0);
    if (steps.stature * shrink < FINEST_STATURE_STEP * start.pose.stature) break;
  }
  return best;
}
