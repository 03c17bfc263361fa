import { expect, it } from "vitest";
import { noteLink } from "./note-link";

it.each([
  ["Seat 4, https://youtu.be/a1?t=5.", { words: "Seat 4", link: "https://youtu.be/a1?t=5" }],
  ["(https://videos.example/row)", { words: "", link: "https://videos.example/row" }],
  [
    "https://videos.example/squat\nheels on plates",
    { words: "heels on plates", link: "https://videos.example/squat" },
  ],
])("finds the address in %j", (note, found) => {
  expect(noteLink(note)).toEqual(found);
});

it.each(["Seat 4", "http://plain.example", "javascript:alert(1)", "https://"])("finds none in %j", (note) => {
  expect(noteLink(note)).toBeNull();
});
