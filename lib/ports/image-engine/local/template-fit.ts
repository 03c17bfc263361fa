import { armPoses } from "./arm-poses";
import { type Pose, scalePose } from "./body-template";
import { fitEvidence } from "./fit-evidence";
import { type FitScore, newFitScorer, scorePose } from "./fit-score";
import { type Candidate, climb, scoreAll } from "./pose-search";
import { type RgbImage, shrinkBy } from "./raster";

type Found = Candidate<FitScore>;

/** An upright person with the arms slightly away from the body. */
const STANDING = {
  girth: 1.1,
  leftArm: 14,
  rightArm: 14,
  leftForearm: 0.7,
  rightForearm: 0.7,
  stance: 0.01,
  shoulders: 1,
  hips: 1,
  tilt: 0,
};

/** Where a coarse search looks for the person, as fractions of the picture's height (centre: of its width). */
const STATURES = [0.54, 0.61, 0.69, 0.77, 0.85, 0.93, 1.02, 1.13, 1.28, 1.45];
const TOPS = [-0.02, 0.02, 0.05, 0.08, 0.12, 0.16, 0.21, 0.27];
const CENTRES = [0.36, 0.41, 0.46, 0.5, 0.54, 0.59, 0.64];

/** The feet are in the picture or at most a third of the body below it. */
const LOWEST_FEET = 1.5;
const HIGHEST_FEET = 0.6;

/** So many places that scored best get an ascent of their own on the smaller copy, and so many of these go on. */
const SEEDS = 4;
const FINALISTS = 2;

/** So many of the arm poses that scored best get an ascent of their own. */
const ARM_SEEDS = 3;

/** Where the person is, is searched for on a copy of half the width. */
const FIRST_LOOK = 2;

/** Finds the person: the pose of the template that explains the image best, with its score. */
export function fitTemplate(image: RgbImage): Found {
  const { width, height } = image;
  const scorer = newFitScorer(fitEvidence(image));
  const tryAll = (poses: Pose[]): Found[] => scoreAll(poses, scorer, scorePose);
  const ascend = (from: Found, rounds: number, scale: number) =>
    climb(from, scorer, scorePose, { width, height, rounds, scale });

  let best = tryAll(firstLook(image))
    .map((start) => ascend(start, 4, 0.5))
    .reduce(better);
  const tried = tryAll(armPoses(best.pose));
  const promising = tried.sort(byScore).slice(0, ARM_SEEDS);
  best = promising.map((start) => ascend(start, 4, 0.35)).reduce(better, best);
  return ascend(best, 4, 0.2);
}

const better = (a: Found, b: Found): Found => (b.score.total > a.score.total ? b : a);
const byScore = (a: Found, b: Found): number => b.score.total - a.score.total;

/** The most promising poses, found on a smaller copy of the image, for the image's own grid. */
function firstLook(image: RgbImage): Pose[] {
  const small = shrinkBy(image, FIRST_LOOK);
  const { width, height } = small;
  const scorer = newFitScorer(fitEvidence(small));
  const tried = scoreAll(coarsePoses(width, height), scorer, scorePose);
  return chooseSeeds(tried, width, height)
    .map((seed) => climb(seed, scorer, scorePose, { width, height, rounds: 6, scale: 1 }))
    .sort(byScore)
    .slice(0, FINALISTS)
    .map(({ pose }) => scalePose(pose, image.width / width, image.height / height));
}

function coarsePoses(width: number, height: number): Pose[] {
  const poses: Pose[] = [];
  for (const stature of STATURES) {
    for (const top of TOPS) {
      if (stature + top < HIGHEST_FEET || stature + top > LOWEST_FEET) continue;
      for (const centre of CENTRES) {
        poses.push({ ...STANDING, stature: stature * height, top: top * height, centre: centre * width });
      }
    }
  }
  return poses;
}

/** The best candidates that are not all the same place again. */
function chooseSeeds(candidates: Found[], width: number, height: number): Found[] {
  const seeds: Found[] = [];
  for (const candidate of [...candidates].sort(byScore)) {
    const differs = seeds.every(
      ({ pose }) =>
        Math.abs(pose.stature - candidate.pose.stature) > 0.06 * height ||
        Math.abs(pose.top - candidate.pose.top) > 0.04 * height ||
        Math.abs(pose.centre - candidate.pose.centre) > 0.05 * width,
    );
    if (differs) seeds.push(candidate);
    if (seeds.length === SEEDS) break;
  }
  return seeds;
}
