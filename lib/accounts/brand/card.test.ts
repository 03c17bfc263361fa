import { expect, test } from "vitest";
import { shownWebAddress } from "./card";
import { webAddress } from "./schema";

test.each([
  ["whitfield-strength.com", "https://whitfield-strength.com/"],
  ["www.whitfield.co.uk/book?x=1", "https://www.whitfield.co.uk/book?x=1"],
  ["http://gym.example", "http://gym.example/"],
  ["https://münchen.de", "https://xn--mnchen-3ya.de/"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["ftp://gym.example", null],
  ["https://ann:secret@gym.example", null],
  ["localhost", null],
  ["two words", null],
  ["", null],
])("%s is the page %s", (typed, page) => expect(webAddress(typed)).toBe(page));

test("an address is shown without protocol and www", () => {
  expect(shownWebAddress("https://www.gym.example/")).toBe("gym.example");
  expect(shownWebAddress("http://gym.example/book")).toBe("gym.example/book");
});
