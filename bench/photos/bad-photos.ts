import type { Side } from "@/lib/body/body";
import type { PhotoFault } from "@/lib/engine/check/faults";
import {
  backlit,
  blur,
  type Change,
  figureJpeg,
  gain,
  mirrored,
  rows,
  shrunk,
  turned,
} from "@/tests/figures/photo-changes";

export type Verdict = PhotoFault | "wrong_side";

export type BadPhoto = {
  name: string;
  slot: Side;
  expected: Verdict;
  isRefused: boolean;
  make: () => Promise<Buffer>;
};

const asItIs: Change = async (jpeg) => jpeg;
const before = (pair: string) => `rendered/${pair}/before`;

const bad = (
  figure: string,
  change: Change,
  expected: Verdict,
  { slot = "front", isRefused = false }: { slot?: Side; isRefused?: boolean } = {},
): BadPhoto => ({
  name: `${figure.replace("rendered/", "").replace("/before", "")}, ${expected}`,
  slot,
  expected,
  isRefused,
  make: async () => change(await figureJpeg(figure)),
});

/** Twenty bad photos of figures: nobody real is in them. */
export const TWENTY: readonly BadPhoto[] = [
  bad("m_back_gym", asItIs, "wrong_side"),
  bad("w04", asItIs, "wrong_side"),
  bad("w09", asItIs, "wrong_side"),
  bad(before("01"), asItIs, "wrong_side", { slot: "back" }),
  bad(before("02"), rows(0, 0.6), "legs_cut"),
  bad(before("01"), rows(0, 0.78), "feet_cut"),
  bad(before("05"), rows(0, 0.8), "legs_cut"),
  bad(before("04"), rows(0, 0.62), "hips_cut", { isRefused: true }),
  bad(before("03"), rows(0.17, 1), "head_cut"),
  bad(before("06"), rows(0.17, 1), "head_cut"),
  bad(before("01"), gain(0.16), "too_dark", { isRefused: true }),
  bad(before("03"), gain(0.3), "too_dark"),
  bad(before("05"), gain(2.6), "too_bright"),
  bad(before("02"), backlit(before("02")), "backlit"),
  bad(before("06"), blur(8), "blurred"),
  bad("m_gym_shorts", blur(8), "blurred"),
  bad(before("01"), mirrored(1), "several_people"),
  bad(before("02"), mirrored(0.6), "several_people"),
  bad(before("01"), turned(90), "on_its_side", { isRefused: true }),
  bad(before("01"), shrunk(160), "too_far_away", { isRefused: true }),
];

/** Changes that make every good figure bad, with the verdict that names them. */
export const CHANGES: readonly { name: string; change: (figure: string) => Change; expected: Verdict }[] = [
  { name: "16 % of the light", change: () => gain(0.16), expected: "too_dark" },
  { name: "30 % of the light", change: () => gain(0.3), expected: "too_dark" },
  { name: "before a window", change: backlit, expected: "backlit" },
  { name: "blurred by 8 pixels", change: () => blur(8), expected: "blurred" },
  { name: "blurred by 4 pixels", change: () => blur(4), expected: "blurred" },
  { name: "a mirror beside", change: () => mirrored(1), expected: "several_people" },
  { name: "on its side", change: () => turned(90), expected: "on_its_side" },
  { name: "upside down", change: () => turned(180), expected: "on_its_side" },
];
