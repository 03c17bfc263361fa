import { describe, expect, it } from "vitest";
import { PHOTO_FAULTS, type PhotoFault } from "@/lib/engine/check/faults";
import { photoFaultSentence } from "@/lib/engine/words/en";
import { checkWording } from "./check-wording";
import type { PhotoCheck } from "./schema";

const checkOf = (verdict: PhotoCheck["verdict"], faults: PhotoFault[], others = 0): PhotoCheck => ({
  verdict,
  faults,
  person: null,
  others: Array.from({ length: others }, () => ({ left: 0, top: 0, width: 0.1, height: 0.1 })),
});
const wordingOf = (...check: Parameters<typeof checkOf>) => checkWording(checkOf(...check), "Marcus Reed");

describe("the wording of a photo check", () => {
  it("praises a photo without faults", () => {
    expect(wordingOf("good", [])).toEqual({
      title: "Standing straight, whole body, good light",
      detail: null,
    });
  });

  it("has its own sentence for each fault: as a refusal, as a hint and for a failed generation", () => {
    const refusals = PHOTO_FAULTS.map((fault) => wordingOf("refused", [fault]));
    expect(new Set(refusals.map(({ title }) => title)).size).toBe(PHOTO_FAULTS.length);
    expect(new Set(refusals.map(({ detail }) => detail)).size).toBe(PHOTO_FAULTS.length);
    const hints = PHOTO_FAULTS.map((fault) => wordingOf("usable", [fault]).detail);
    expect(new Set(hints).size).toBe(PHOTO_FAULTS.length);
    expect(new Set(PHOTO_FAULTS.map(photoFaultSentence)).size).toBe(PHOTO_FAULTS.length);
  });

  it("does not praise what is at fault", () => {
    expect(wordingOf("usable", ["feet_cut"]).title).toBe("Standing straight, good light");
    expect(wordingOf("usable", ["too_dark", "feet_cut"]).title).toBe("Standing straight");
    expect(wordingOf("usable", ["leaning", "feet_cut", "too_dark"]).title).toBe("Images can be made");
  });

  it("is about the most serious fault, and names the client", () => {
    expect(wordingOf("refused", ["seated", "too_dark"])).toEqual({
      title: "Marcus is not standing",
      detail: "Take it standing, with both legs straight.",
    });
    expect(checkWording(checkOf("refused", ["seated"]), "  ").title).toBe("Your client is not standing");
  });

  it("counts the people, and says whose images are made", () => {
    expect(wordingOf("refused", ["several_people"], 1)).toEqual({
      title: "Two people are in the picture",
      detail: "Take it with only Marcus in the frame. Then Formcast can find the outline.",
    });
    expect(wordingOf("refused", ["several_people"], 6).title).toBe("Several people are in the picture");
    expect(wordingOf("usable", ["several_people"], 2)).toEqual({
      title: "Three people are in the picture",
      detail: "Images are made of whoever is nearest. Only Marcus in the frame would be better.",
    });
  });
});
