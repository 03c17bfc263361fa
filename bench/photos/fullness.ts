import { missingFat } from "@/lib/body/outline-fat";
import type { Sex } from "@/lib/body/ranges";
import type { PhotoCheck } from "@/lib/engine/check/faults";
import { figureNames, loadFigure } from "@/tests/figures/figure";
import { loadRendered, renderedIds } from "@/tests/figures/rendered-pair";

type Known = { jpeg: Buffer; sex: Sex; bodyFat: number };

async function knownBodies(): Promise<Known[]> {
  const drawn = await Promise.all(
    figureNames().map(async (name) => {
      const { jpeg, sex, current } = await loadFigure(name);
      return { jpeg, sex, bodyFat: current.bodyFat };
    }),
  );
  const rendered = await Promise.all(
    renderedIds().map(async (id) => {
      const { before, after, truth } = await loadRendered(id);
      const { sex } = truth;
      return [
        { jpeg: before.jpeg, sex, bodyFat: truth.before.bodyFat },
        { jpeg: after.jpeg, sex, bodyFat: truth.after.bodyFat },
      ];
    }),
  );
  return [...drawn, ...rendered.flat()];
}

/** Entries of body fat that are this many points too low; 0 for the true ones. */
const TOO_LOW = [0, 10, 15];

/** How often the outline makes an entry doubtful. @returns the share of false alarms on true entries, 0 to 1 */
export async function judgeFullness(check: (jpeg: Buffer) => Promise<PhotoCheck>): Promise<number> {
  const breadths: (Known & { breadth: number | null })[] = [];
  for (const known of await knownBodies())
    breadths.push({ ...known, breadth: (await check(known.jpeg)).person?.waistBreadth ?? null });
  const shares = TOO_LOW.map((points) => {
    const doubted = breadths.filter(
      ({ sex, bodyFat, breadth }) => missingFat(sex, bodyFat - points, breadth) > 0,
    );
    console.log(
      `body fat ${points} points too low: doubted on ${doubted.length} of ${breadths.length} figures`,
    );
    return doubted.length / breadths.length;
  });
  console.log(`the waist is seen on ${breadths.filter(({ breadth }) => breadth !== null).length}\n`);
  return shares[0] ?? 1;
}
