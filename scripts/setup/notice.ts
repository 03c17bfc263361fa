import { readFileSync, writeFileSync } from "node:fs";

type Package = { dev?: boolean; license?: string; optionalDependencies?: Record<string, string> };
export type PackageLock = { packages: Record<string, Package> };

/** Its package names no licence, but contains the text of this one. */
const IN_ITS_FILES: Record<string, string> = { "seq-queue": "MIT" };

const HEAD = `Formcast

Its local image engine runs MediaPipe Pose, MediaPipe Selfie Segmentation and LiteRT for the web.
Copyright Google LLC and the MediaPipe and TensorFlow authors.
Licensed under the Apache License, Version 2.0: http://www.apache.org/licenses/LICENSE-2.0

Formcast runs and is built with the packages below, which npm installs with the text of their licence. Not all of them are
installed on every machine. \`npm run notice\` writes this list.
`;

const nameOf = (place: string): string => place.split("node_modules/").at(-1) ?? place;

/** The packages of an installation without development packages, by licence. @throws for one without a licence */
export function noticeOf({ packages }: PackageLock): string {
  const places = Object.keys(packages).filter((place) => place !== "" && !packages[place]?.dev);
  const byLicence = new Map<string, Set<string>>();
  for (const place of places) {
    const licence = licenceOf(nameOf(place), packages);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(nameOf(place)));
  }
  const sections = [...byLicence].sort(([a], [b]) => (a < b ? -1 : 1));
  return [HEAD, ...sections.map(([licence, names]) => `${licence}\n${[...names].sort().join("\n")}\n`)].join(
    "\n",
  );
}

/** A package of one platform without a licence of its own belongs to the one that asks for it. */
function licenceOf(name: string, packages: PackageLock["packages"]): string {
  const known = Object.entries(packages);
  const own = known.find(([place, each]) => nameOf(place) === name && each.license)?.[1];
  const parent = known.find(([, each]) => each.optionalDependencies?.[name] && each.license)?.[1];
  const licence = own?.license ?? IN_ITS_FILES[name] ?? parent?.license;
  if (!licence)
    throw new Error(`${name} names no licence. Read its files, and add it to scripts/setup/notice.ts.`);
  return licence;
}

export function currentNotice(): string {
  return noticeOf(JSON.parse(readFileSync("package-lock.json", "utf8")));
}

export const writeNotice = (): void => writeFileSync("NOTICE", currentNotice());
