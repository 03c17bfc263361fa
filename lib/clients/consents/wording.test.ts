import { expect, test } from "vitest";
import type { Consent } from "./schema";
import { consentFact, photoLine, withdrawalQuestion } from "./wording";

const consent = (kind: Consent["kind"], state: Consent["state"]): Consent => ({
  kind,
  state,
  givenAt: state === "unasked" ? null : "2026-11-20T09:00:00.000Z",
  withdrawnAt: state === "withdrawn" ? "2026-11-22T09:00:00.000Z" : null,
  recordedBy: state === "unasked" ? null : "Dana Whitfield",
});

test.each([
  ["given", "Marcus agreed on Nov 20, 2026, recorded by Dana Whitfield."],
  ["withdrawn", "Marcus agreed on Nov 20, 2026 and withdrew it on Nov 22, 2026."],
  ["unasked", "Recorded when images are first generated."],
] as const)("a consent that is %s says so with its days", (state, text) => {
  expect(consentFact(consent("ai", state), "Marcus")).toBe(text);
});

test.each([
  [undefined, "By adding a photo you confirm that Marcus agreed to it and to AI images made of it."],
  [
    [consent("photos", "unasked"), consent("ai", "withdrawn")],
    "By adding a photo you confirm that Marcus agreed to it. No AI images: withdrawn on Nov 22, 2026.",
  ],
  [[consent("photos", "given"), consent("ai", "given")], "Marcus agreed to photos on Nov 20, 2026."],
  [
    [consent("photos", "given"), consent("ai", "withdrawn")],
    "Marcus agreed to photos on Nov 20, 2026. No AI images: withdrawn on Nov 22, 2026.",
  ],
  [
    [consent("photos", "withdrawn"), consent("ai", "withdrawn")],
    "Marcus withdrew consent to photos on Nov 22, 2026.",
  ],
])("the line beside the photos explains the consent: %#", (consents, text) => {
  expect(photoLine(consents, "Marcus")).toBe(text);
});

test("each question counts exactly what will be deleted", () => {
  const kept = { photos: 2, images: 6, links: 1 };
  const values = (["photos", "ai", "sharing"] as const).map((kind) =>
    withdrawalQuestion(kind, "Marcus", kept).impact.map(({ value }) => value),
  );
  expect(values).toEqual([[2, 6, 1], [6, 1], [1]]);
});
