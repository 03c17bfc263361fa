import { expect, it } from "vitest";
import { type Asked, answers, answerText, figureOf } from "./answer";

const of = (kind: Asked["kind"], rest: Partial<Asked> = {}): Asked => ({
  kind,
  unit: null,
  options: [],
  ...rest,
});

it.each([
  ["scale", 4, 4, "4 of 5"],
  ["number", 7.5, 7.5, "7.5 h"],
  ["yesNo", false, 0, "No"],
  ["choice", "Tired", null, "Tired"],
  ["text", "Slept in a train", null, "Slept in a train"],
  ["habit", [3, 1], 2, "Mon, Wed"],
  ["habit", [], 0, "No day"],
] as const)("%s takes %j", (kind, answer, figure, text) => {
  const asked = of(kind, { unit: kind === "number" ? "h" : null, options: ["Fresh", "Tired"] });
  const value = typeof answer === "object" ? [...answer] : answer;
  expect(answers(asked, value)).toBe(true);
  expect(figureOf(value)).toBe(figure);
  expect(answerText(asked, value)).toBe(text);
});

it.each([
  ["scale", 0],
  ["scale", 6],
  ["scale", 2.5],
  ["scale", "3"],
  ["number", Number.NaN],
  ["number", 1e9],
  ["yesNo", "yes"],
  ["choice", "Other"],
  ["text", "  "],
  ["text", "x".repeat(1001)],
  ["habit", [0]],
  ["habit", [1, 1]],
  ["habit", [8]],
  ["habit", null],
] as const)("%s does not take %j", (kind, value) => {
  expect(answers(of(kind, { options: ["Fresh"] }), value)).toBe(false);
});
