import { describe, expect, it } from "vitest";
import { PHOTO_FAULTS, type PhotoFault } from "@/lib/engine/check/faults";
import { photoFaultSentence, photoFaultWords } from "@/lib/engine/words/en";
import { GOOD_CHECK } from "@/tests/support/fakes";
import { checkWording, isWrongSide, remedyOf } from "./check-wording";
import type { PhotoCheck } from "./schema";

const FRONT = { slot: "front", canSwap: true } as const;
const checkOf = (verdict: PhotoCheck["verdict"], faults: PhotoFault[], others = 0): PhotoCheck => ({
  ...GOOD_CHECK,
  verdict,
  faults,
  turn: faults.includes("on_its_side") ? 90 : 0,
  others: Array.from({ length: others }, () => ({ left: 0, top: 0, width: 0.1, height: 0.1 })),
});
const wordingOf = (...check: Parameters<typeof checkOf>) =>
  checkWording(checkOf(...check), { ...FRONT, name: "Marcus Reed" });

describe("the praise of a photo without faults", () => {
  const praise = (change: Partial<PhotoCheck>) =>
    checkWording({ ...GOOD_CHECK, ...change }, { ...FRONT, name: "Marcus" });

  it("names the side, the stance, the cut, the light and the focus", () => {
    expect(praise({})).toEqual({
      title: "Front, standing straight, whole body, good light, sharp",
      detail: null,
      lost: null,
    });
  });

  it("says once that clothes hide the change, unless there is a fault to speak of", () => {
    const dressed = { ...GOOD_CHECK, person: { ...GOOD_CHECK.person!, waist: "covered" as const } };
    expect(praise(dressed).detail).toMatch(/^Clothes hide the change\. A fitted top or a bare torso/);
    expect(praise({ person: { ...GOOD_CHECK.person!, waist: "unsure" } }).detail).toBeNull();
    expect(praise({ ...dressed, verdict: "usable", faults: ["feet_cut"] }).detail).not.toMatch(/Clothes/);
  });

  it("names only what was tested", () => {
    expect(praise({ strengths: ["whole_body"] }).title).toBe("Front, whole body");
    expect(praise({ side: "unsure", strengths: ["light"] }).title).toBe("Good light");
    expect(praise({ side: "unsure", strengths: [] }).title).toBe("Images can be made");
  });
});

describe("the wording of a fault", () => {
  it("has a title and an advice of its own, and says what is lost", () => {
    const all = PHOTO_FAULTS.map((fault) => wordingOf("usable", [fault]));
    expect(new Set(all.map(({ title }) => title)).size).toBe(PHOTO_FAULTS.length);
    expect(new Set(all.map(({ detail }) => detail)).size).toBe(PHOTO_FAULTS.length);
    expect(new Set(PHOTO_FAULTS.map(photoFaultSentence)).size).toBe(PHOTO_FAULTS.length);
    for (const { lost } of all) expect(lost).toMatch(/^Kept/);
  });

  it("is about the gravest, names the client, and says that a refused photo has no images", () => {
    expect(wordingOf("refused", ["seated", "too_dark"])).toEqual({
      title: "Marcus is not standing",
      detail: "Take it standing, with both legs straight.",
      lost: "Kept, it stays a photo: no outline and no forecast images.",
    });
    expect(wordingOf("usable", ["too_dark"]).lost).toBe("Kept, the outline is a guess.");
    expect(wordingOf("refused", ["too_dark"]).lost).toBe(photoFaultWords.nobody.lost);
    expect(checkWording(checkOf("refused", ["seated"]), { ...FRONT, name: "  " }).title).toBe(
      "Your client is not standing",
    );
  });

  it("counts the people, and says whose images are made", () => {
    expect(wordingOf("usable", ["several_people"], 1)).toEqual({
      title: "Two people are in the picture",
      detail: "Take it with only Marcus in the frame. Then Formcast can find the outline.",
      lost: "Kept, images are made of whoever is nearest.",
    });
    expect(wordingOf("usable", ["several_people"], 2).title).toBe("Three people are in the picture");
    expect(wordingOf("refused", ["several_people"], 6).title).toBe("Several people are in the picture");
  });
});

describe("a photo in the slot of the other side", () => {
  const BACK: PhotoCheck = { ...GOOD_CHECK, side: "back" };

  it("is told before every small fault, with the tap that helps", () => {
    const check: PhotoCheck = { ...BACK, verdict: "usable", faults: ["feet_cut"] };
    expect(checkWording(check, { ...FRONT, name: "" })).toEqual({
      title: "This is the back, not the front",
      detail: "One tap puts it into the other slot.",
      lost: "Kept here, it is called front and its images show the back.",
    });
    expect(remedyOf(check, FRONT)).toBe("swap");
    expect(checkWording(GOOD_CHECK, { slot: "back", canSwap: true, name: "" }).title).toBe(
      "This is the front, not the back",
    );
  });

  it("needs another photo where there is no other slot", () => {
    const alone = { ...FRONT, canSwap: false };
    expect(checkWording(BACK, { ...alone, name: "" }).detail).toBe("Take one from the front.");
    expect(remedyOf(BACK, alone)).toBe("another");
  });

  it("is not told of a side that nobody can tell, nor before what prevents images", () => {
    expect(isWrongSide({ side: "unsure" }, "front")).toBe(false);
    const dark: PhotoCheck = { ...BACK, verdict: "refused", faults: ["too_dark"] };
    expect(checkWording(dark, { ...FRONT, name: "" }).title).toBe("Too dark to see the edge");
  });
});

it.each([
  ["good", [], null],
  ["usable", ["feet_cut"], "another"],
  ["refused", ["seated"], "another"],
  ["refused", ["on_its_side"], "turn"],
] as const)("a photo that is %s with %s gets the remedy %s", (verdict, faults, remedy) => {
  expect(remedyOf(checkOf(verdict, [...faults]), FRONT)).toBe(remedy);
});
