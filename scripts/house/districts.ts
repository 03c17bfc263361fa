/** The districts of `lib` and `components` from below to above. A file may use what stands before it, never after. */
export const DISTRICTS: readonly string[] = [
  ...["ui", "text", "body", "engine", "ports", "platform", "images", "accounts", "clients", "training"],
  ...["check-ins", "sharing", "admin", "desk", "server"],
];

/** Districts that stand below another and still are none of its business. */
const STRANGERS: Record<string, readonly string[]> = {
  text: ["ui"],
  engine: ["text"],
  clients: ["accounts"],
  training: ["images"],
  admin: ["training", "check-ins", "sharing"],
  server: ["desk"],
};

/** These combine their own rooms, or are too small for rooms. */
const WITH_FILES_AT_THE_ROOT: readonly string[] = ["ui", "text", "body", "engine", "ports"];

const HOUSE = /^(?:lib|components)\/([^/]+)\/(?:(.+)\/)?[^/]+$/;

/** `clients` for `lib/clients/record/store.ts`; undefined outside of the house, for example in `app`. */
export const districtOf = (path: string): string | undefined => HOUSE.exec(path)?.[1];

/** `lib/clients/record` for a file in that room, `lib/body` for one at the root of its district. */
export function roomOf(path: string): string | undefined {
  const depth = HOUSE.exec(path)?.[2] === undefined ? 2 : 3;
  return districtOf(path) && path.split("/").slice(0, depth).join("/");
}

/** What is wrong with a file's place in the house, as a sentence without its subject. */
export function misplaced(path: string): string | null {
  const [, district, room] = HOUSE.exec(path) ?? [];
  if (district === undefined) return null;
  if (!DISTRICTS.includes(district)) return "is in a district without a place in the order";
  if (room === undefined && !WITH_FILES_AT_THE_ROOT.includes(district)) return "stands in no room";
  // An adapter may have a folder of its own.
  if (room?.includes("/") && district !== "ports") return "is deeper than district and room";
  return null;
}

/** Why a file may not import another by their districts; null if it may. */
export function trespass(from: string, to: string): string | null {
  const [own, other] = [districtOf(from), districtOf(to)];
  if (own === undefined || other === undefined) return null;
  if (DISTRICTS.indexOf(other) > DISTRICTS.indexOf(own)) return "which stands above it";
  return STRANGERS[own]?.includes(other) ? `but ${own} knows nothing of ${other}` : null;
}
