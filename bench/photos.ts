import type { Side } from "@/lib/body/body";
import { lookAt } from "@/lib/engine/analyse";
import type { PhotoCheck } from "@/lib/engine/check/faults";
import { photoCheck } from "@/lib/engine/photo-check";
import { decodePhoto } from "@/lib/engine/raster/codec";
import { isWrongSide } from "@/lib/images/photos/check-wording";
import { figureNames } from "@/tests/figures/figure";
import { figureJpeg } from "@/tests/figures/photo-changes";
import { renderedIds } from "@/tests/figures/rendered-pair";
import { CHANGES, TWENTY, type Verdict } from "./photos/bad-photos";
import { judgeFullness } from "./photos/fullness";

/*
 * The photo check on the figures: what it finds in twenty bad photos, how often it finds a change that makes a good photo
 * bad, and how often it finds a fault that is none; and how often the outline makes an entry of body fat doubtful.
 *   npm run bench -- photos
 */

/** False alarms, as a share of the good figures. */
const MAX_FALSE_ALARMS = 0.03;
/** True entries of body fat that the outline makes doubtful, as a share of all figures. */
const MAX_FALSE_DOUBTS = 0.08;

/** Pictures that end at the knees or shins, where one verdict is as right as the other. */
const CUT: readonly Verdict[] = ["legs_cut", "feet_cut"];
const CUT_FIGURES = /^m_crop_knee$|^rendered.0[3457]/;
const FROM_BEHIND = ["m_back_gym", "w04", "w09"];

const check = async (jpeg: Buffer): Promise<PhotoCheck> => photoCheck(await lookAt(await decodePhoto(jpeg)));

const verdictsOf = (seen: PhotoCheck, slot: Side): Verdict[] => [
  ...(isWrongSide(seen, slot) ? (["wrong_side"] as const) : []),
  ...seen.faults,
];

async function judgeTwenty(): Promise<number> {
  let right = 0;
  for (const { name, slot, expected, isRefused, make } of TWENTY) {
    const seen = await check(await make());
    const [first] = verdictsOf(seen, slot);
    const isRight = first === expected && (seen.verdict === "refused") === isRefused;
    if (isRight) right++;
    console.log(
      `${isRight ? "right" : "WRONG"}  ${name.padEnd(28)} ${seen.verdict} ${verdictsOf(seen, slot)}`,
    );
  }
  console.log(`${right} of ${TWENTY.length} bad photos get the right verdict\n`);
  return TWENTY.length - right;
}

async function judgeGood(names: readonly string[]): Promise<number> {
  let alarms = 0;
  for (const name of names) {
    const side = FROM_BEHIND.includes(name) ? "back" : "front";
    const verdicts = verdictsOf(await check(await figureJpeg(name)), side);
    const cut = CUT_FIGURES.test(name) ? 1 : 0;
    const isRight = verdicts.length === cut && verdicts.every((one) => CUT.includes(one));
    if (!isRight) console.log(`false alarm  ${name}: ${verdicts}`);
    if (!isRight) alarms++;
  }
  console.log(`${alarms} false alarms on ${names.length} good figures\n`);
  return alarms / names.length;
}

async function confusion(names: readonly string[]): Promise<void> {
  for (const { name, change, expected } of CHANGES) {
    const others: Partial<Record<Verdict, number>> = {};
    let [caught, first] = [0, 0];
    for (const figure of names) {
      const { faults } = await check(await change(figure)(await figureJpeg(figure)));
      if (faults.some((fault) => fault === expected)) caught++;
      if (faults[0] === expected) first++;
      for (const fault of faults)
        if (fault !== expected && !(CUT.includes(fault) && CUT_FIGURES.test(figure)))
          others[fault] = (others[fault] ?? 0) + 1;
    }
    const beside = Object.entries(others).map(([fault, count]) => `${count} ${fault}`);
    console.log(
      `${name.padEnd(20)} ${expected.padEnd(15)} ${caught} of ${names.length}, ${first} as the gravest; beside it ${beside.join(", ") || "nothing"}`,
    );
  }
}

const names = [
  ...figureNames(),
  ...renderedIds().flatMap((id) => [`rendered/${id}/before`, `rendered/${id}/after`]),
];
const wrong = await judgeTwenty();
const falseAlarms = await judgeGood(names);
const falseDoubts = await judgeFullness(check);
await confusion(names);
if (wrong > 0 || falseDoubts > MAX_FALSE_DOUBTS || falseAlarms > MAX_FALSE_ALARMS) process.exitCode = 1;
