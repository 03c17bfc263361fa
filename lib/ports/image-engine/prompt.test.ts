import { describe, expect, it } from "vitest";
import type { Subject } from "@/lib/body/body";
import { imagePrompt } from "./prompt";

const man: Subject = {
  sex: "male",
  heightInches: 72,
  now: { weightLbs: 195, bodyFat: 20 },
  target: { weightLbs: 185, bodyFat: 15 },
};

describe("imagePrompt", () => {
  it("states weight, body fat and lean mass of the step in numbers", () => {
    const prompt = imagePrompt({ subject: man, side: "front", step: 1, steps: 2 });
    expect(prompt).toContain("body fat from 20% to 17.5%");
    expect(prompt).toContain("body weight from 195 lb to 190 lb (lean mass 156 -> 156.8 lb)");
  });

  it("asks for the waist of the girth model and names the strength of the change", () => {
    const target = imagePrompt({ subject: man, side: "front", step: 2, steps: 2 });
    expect(target).toContain("Visible change (moderate): waist about 4% narrower");
    const half = imagePrompt({ subject: man, side: "front", step: 1, steps: 2 });
    expect(half).toContain("Visible change (mild): waist about 2% narrower");
    const much = { ...man, now: { weightLbs: 250, bodyFat: 35 }, target: { weightLbs: 200, bodyFat: 20 } };
    expect(imagePrompt({ subject: much, side: "front", step: 1, steps: 1 })).toContain(
      "Visible change (strong)",
    );
  });

  it("keeps the face in front views and does not mention it in back views", () => {
    expect(imagePrompt({ subject: man, side: "front", step: 1, steps: 1 })).toContain(
      "face, facial expression",
    );
    const back = imagePrompt({ subject: man, side: "back", step: 1, steps: 1 });
    expect(back).toContain("seen from behind");
    expect(back).toContain("love-handle area");
    expect(back).not.toMatch(/face|abs\b|abdomen/);
  });

  it("describes the same definition for women at eight percentage points more body fat", () => {
    const lean = { ...man, target: { weightLbs: 180, bodyFat: 19 } };
    expect(imagePrompt({ subject: lean, side: "front", step: 1, steps: 1 })).toContain("flat stomach");
    const woman = { ...lean, sex: "female" as const };
    expect(imagePrompt({ subject: woman, side: "front", step: 1, steps: 1 })).toContain("clear abs");
  });

  it("asks for fuller muscles when weight rises without fat", () => {
    const bulk = { ...man, now: { weightLbs: 150, bodyFat: 14 }, target: { weightLbs: 165, bodyFat: 12 } };
    expect(imagePrompt({ subject: bulk, side: "front", step: 1, steps: 1 })).toContain("fuller shoulders");
  });
});
