import { describe, expect, it } from "vitest";
import { readTyped } from "./typed";

const ACTIONS = [
  { label: "Add weigh-in", also: "weight scale" },
  { label: "Start workout", also: "log train" },
  { label: "Plan workouts", also: "week" },
  { label: "Check-in link", also: "ask send" },
];
const read = (typed: string) => {
  const { named, rest } = readTyped(typed, ACTIONS);
  return { named: named.map(({ label }) => label), rest };
};

describe("what is typed into the palette", () => {
  it.each([
    ["weigh", ["Add weigh-in"], ""],
    ["WEIGHT", ["Add weigh-in"], ""],
    ["log", ["Start workout"], ""],
    ["plan workout", ["Plan workouts"], ""],
    ["workout", ["Start workout", "Plan workouts"], ""],
    ["check", ["Check-in link"], ""],
  ])("%s names an action by its own or another plain word", (typed, named, rest) => {
    expect(read(typed)).toEqual({ named, rest });
  });

  it.each([
    ["weigh lena", ["Add weigh-in"], "lena"],
    ["Léna weigh", ["Add weigh-in"], "lena"],
    ["send link to moreau", ["Check-in link"], "to moreau"],
  ])("%s names an action, and the rest a client", (typed, named, rest) => {
    expect(read(typed)).toEqual({ named, rest });
  });

  it.each([
    ["lo", "lo"],
    ["Logan", "logan"],
    ["", ""],
  ])("%s names no action", (typed, rest) => {
    expect(read(typed)).toEqual({ named: [], rest });
  });
});
