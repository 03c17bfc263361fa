import { expect, test } from "vitest";
import { ALIASES } from "@/lib/training/catalogue/aliases";
import { findPreset } from "@/lib/training/catalogue/catalogue";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { groupIn } from "./guess";
import { likeliest, matchExercise, namesIn, type Remembered, type Target } from "./match";
import { nameWords } from "./name-words";
import { readFile } from "./read-file";

test("every alias belongs to exactly one exercise of the catalogue", () => {
  for (const name of Object.keys(ALIASES)) expect(findPreset(name), name).not.toBeNull();
  const keys = Object.values(ALIASES).flat().map(exerciseKey);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each([
  ["Bench Press (Barbell)", "Bench Press", "chest"],
  ["bench press", "Bench Press", "chest"],
  ["Squat (Barbell)", "Back Squat", "legs"],
  ["Deadlift (Barbell)", "Deadlift", "back"],
  ["Curl (EZ Bar)", "EZ-Bar Curl", "arms"],
  ["Press Bench", "Bench Press", "chest"],
  ["Paused Bench Presses", null, null],
  ["Goblet Squats", "Goblet Squat", "legs"],
  ["Zercher Yoga", null, null],
])("%s matches %s", (name, exerciseName, muscleGroup) => {
  expect(matchExercise(name, [])).toEqual(exerciseName && { exerciseName, muscleGroup });
});

test("the client's own exercises come first, with their own muscle group", () => {
  const own = [
    { exerciseName: "bench PRESS", muscleGroup: "arms" as const },
    { exerciseName: "Chest Press Hammer", muscleGroup: "chest" as const },
  ];
  expect(matchExercise("Bench Press (Barbell)", own)).toEqual(own[0]);
  expect(matchExercise("Hammer Chest Press", own)).toEqual(own[1]);
});

test.each([
  ["Nordic Ham Lunge", "legs"],
  ["Zottman Curl", "arms"],
  ["Chest Press Hammer", "chest"],
  ["Cable Crunch", "back"],
  ["Hanging Leg Raise", "back"],
  ["Elevación de talón", "legs"],
  ["Уголок на брусьях", "chest"],
  ["Bus Driver", null],
  ["Machine Press", null],
])("the words of a new %s tell the group %s", (name, group) => {
  expect(groupIn(name)).toBe(group);
});

test("an alias has the equipment and the side of its exercise", () => {
  for (const [name, aliases] of Object.entries(ALIASES))
    for (const alias of aliases) {
      const [told, own] = [nameWords(alias), nameWords(name)];
      const equipment = own.equipment ?? findPreset(name)?.preset.equipment;
      if (told.equipment) expect(told.equipment, alias).toBe(equipment);
      expect(told.isOneSided, alias).toBe(own.isOneSided);
    }
});

test.each([
  ["Preacher Curl (Machine)", "Machine Preacher Curl"],
  ["Skullcrusher (Dumbbell)", "Dumbbell Skull Crusher"],
  ["Single Arm Lat Pulldown (Cable)", "Single-Arm Lat Pulldown"],
  ["One-Arm Cable Curl", "Single-Arm Cable Curl"],
  ["Upright Row (Dumbbell)", "Dumbbell Upright Row"],
  ["Pull Up (Weighted)", "Weighted Pull-Up"],
  ["Pendlay Row (Barbell)", "Pendlay Row"],
  ["Shrug (Cable)", "Cable Shrug"],
])("%s is the variation %s", (name, variation) => {
  expect(matchExercise(name, [])?.exerciseName).toBe(variation);
});

test.each([
  "Skullcrusher (Barbell)",
  "Preacher Curl (Barbell)",
  "Triceps Extension (Cable)",
  "Triceps Extension (Dumbbell)",
  "Standing Calf Raise (Barbell)",
  "Lat Pulldown (Machine)",
  "Iso-Lateral Row (Machine)",
  "Squat (Dumbbell)",
  "Bench Press (Cable)",
  "Leg Press Horizontal (Machine)",
  "Single Leg Leg Curl (Machine)",
])("%s is no other variant of its movement", (name) => {
  expect(matchExercise(name, [])).toBeNull();
});

/** The names of a Strong file, in order, without their sets. */
function asked(names: string[], own: Target[] = [], remembered?: Remembered) {
  const header = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps";
  const rows = names.map((name) => `2026-09-01 07:30:00,Day,${name},1,60,5`);
  const file = readFile([header, ...rows].join("\n"), "2026-11-20");
  if ("problem" in file) throw new Error(file.problem);
  const found = namesIn(file, own, remembered);
  return names.map((name) => found.find((one) => one.name === name));
}

test("machine and free weights of one file stay apart", () => {
  const names = [
    "Skullcrusher (Barbell)",
    "Skullcrusher (Dumbbell)",
    "Preacher Curl (Machine)",
    "Preacher Curl (Barbell)",
  ];
  const proposals = asked(names).map((one) => one?.proposal?.exerciseName);
  expect(new Set(proposals).size).toBe(names.length);
});

test("two names of one file are one exercise only after a question", () => {
  const [known, similar] = asked(["Overhead Press (Barbell)", "Strict Military Press (Barbell)"]);
  expect([known?.isMatched, similar?.isMatched].toSorted()).toEqual([false, true]);
  expect([known, similar].find((one) => !one?.isMatched)?.likely[0]?.exerciseName).toBe("Overhead Press");
});

test.each([
  ["Développé couché (Barre)", "Bench Press", "chest"],
  ["Soulevé de terre (Barre)", "Deadlift", "back"],
  ["Tirage vertical (Poulie)", "Lat Pulldown", "back"],
  ["Élévations latérales (Haltère)", "Lateral Raise", "shoulders"],
  ["Bankdrücken LH", "Bench Press", "chest"],
  ["Bankdrücken (Kurzhantel)", "Dumbbell Bench Press", "chest"],
  ["Rumänisches Kreuzheben (Langhantel)", "Romanian Deadlift", "legs"],
  ["Beinpresse (Maschine)", "Leg Press", "legs"],
  ["Press de banca (Barra)", "Bench Press", "chest"],
  ["Peso muerto rumano (Mancuerna)", "Dumbbell Romanian Deadlift", "legs"],
  ["Panca piana (Bilanciere)", "Bench Press", "chest"],
  ["Stacco da terra (Bilanciere)", "Deadlift", "back"],
  ["Supino inclinado (Barra)", "Incline Bench Press", "chest"],
  ["Martwy ciąg (Sztanga)", "Deadlift", "back"],
  ["Wyciskanie leżąc (Hantle)", "Dumbbell Bench Press", "chest"],
  ["Marklyft (Skivstång)", "Deadlift", "back"],
  ["Penkkipunnerrus (Tanko)", "Bench Press", "chest"],
  ["Fekvenyomás (Rúd)", "Bench Press", "chest"],
  ["Жим лёжа (Штанга)", "Bench Press", "chest"],
  ["Румынская тяга (Штанга)", "Romanian Deadlift", "legs"],
])("%s is a question that proposes %s", (name, exerciseName, muscleGroup) => {
  expect(asked([name])[0]).toMatchObject({
    isMatched: false,
    isGuess: false,
    proposal: { exerciseName, muscleGroup },
  });
});

test.each([
  ["Kniebeuge für Anfänger", "legs"],
  ["Tirage horizontal à la machine assise", "back"],
  ["Sentadilla búlgara", "legs"],
  ["Curl de bíceps en polea baja", "arms"],
  ["Alzate laterali ai cavi", "shoulders"],
])("%s belongs to %s", (name, group) => {
  expect(asked([name])[0]?.proposal?.muscleGroup).toBe(group);
});

test("a name of which no word is known says that its group is a guess", () => {
  expect(asked(["Bus Driver"])[0]).toMatchObject({ isMatched: false, isGuess: true });
});

test("an answer to an earlier file is the proposal, unless the client has an exercise of that very name", () => {
  const bench = { exerciseName: "Bench Press", muscleGroup: "chest" } as const;
  const remembered = new Map([
    ["bankdrücken lh", bench],
    ["bus driver", null],
  ]);
  expect(asked(["Bankdrücken LH", "Bus Driver"], [], remembered)).toMatchObject([
    { isRemembered: true, proposal: bench },
    { isRemembered: true, proposal: null },
  ]);
  const own = { exerciseName: "Bankdrücken LH", muscleGroup: "chest" } as const;
  expect(asked(["Bankdrücken LH"], [own], remembered)).toMatchObject([{ isMatched: true, proposal: own }]);
});

test("the likeliest come first, the client's own among them", () => {
  const own = [{ exerciseName: "Barbell Skull Crusher on Floor", muscleGroup: "arms" as const }];
  expect(likeliest("Skullcrusher (Barbell)", own).map(({ exerciseName }) => exerciseName)).toEqual(
    expect.arrayContaining(["Skull Crusher", "Barbell Skull Crusher on Floor"]),
  );
  expect(likeliest("Bench Press (Cable)", [])[0]?.exerciseName).toMatch(/Bench Press/);
});

test("an exercise of our own file stays in its group, also where the catalogue has another one", () => {
  const file = readFile(
    "workout_id,date,muscle_group,exercise,set,set_type,weight_lb,reps\n1,2026-09-01 07:30,legs,Deadlift,1,working,480,3",
    "2026-11-20",
  );
  if ("problem" in file) throw new Error(file.problem);
  expect(namesIn(file, [])).toMatchObject([
    { isMatched: true, proposal: { exerciseName: "Deadlift", muscleGroup: "legs" } },
  ]);
});
