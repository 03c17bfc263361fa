import fc from "fast-check";
import { expect, it } from "vitest";
import { matchedParts, matches } from "./match";

const marked = (text: string, query: string) =>
  matchedParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

it.each([
  ["Lena Moreau", "le", "[Le]na Moreau"],
  ["Caleb Stone", "le", "Ca[le]b Stone"],
  ["José Álvarez", "alv jose", "[José] [Álv]arez"],
  ["Bo", "", "Bo"],
  ["Bo", "x", "Bo"],
])("marks in %s the match of %j", (text, query, parts) => {
  expect(marked(text, query)).toBe(parts);
});

it("matches when every word occurs anywhere", () => {
  expect(matches("Add New Client", "client add")).toBe(true);
  expect(matches("Add New Client", "client x")).toBe(false);
});

it("keeps every letter of any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, query) => {
      expect(
        matchedParts(text, query)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
