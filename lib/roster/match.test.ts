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
])("marks in %s what %j stands for", (text, query, parts) => {
  expect(marked(text, query)).toBe(parts);
});

it("finds every word anywhere, or nothing", () => {
  expect(matches("Add New Client", "client add")).toBe(true);
  expect(matches("Add New Client", "client x")).toBe(false);
});

it("loses no letter of a text, whatever is in it", () => {
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
