import type { MuscleGroup } from "@/lib/body/ranges";
import type { NewClient } from "@/lib/clients/record/schema";

/** The start values of an exercise, and the pounds that each week adds. */
type SampleExercise = { name: string; weight: number; reps: number; sets: number; weeklyGain: number };

export type SampleClient = {
  /** Fields that differ from the form's defaults. Weight and body fat are today's. */
  fields: Partial<NewClient> & { name: string; weight: number; bodyFat: number };
  /** Null for a client without pictures. */
  frontPhoto: string | null;
  /** Weeks with training, of five; default all. */
  weeks?: number;
  tags?: string[];
  /** Weight and body fat on the day of the photo, five weeks ago. */
  start: { weight: number; bodyFat: number };
  /** Days of the week from Monday (0), with their exercises. */
  week: { day: number; muscleGroup: MuscleGroup; exercises: SampleExercise[] }[];
  note?: string;
};

const bench = { name: "Bench Press", weight: 165, reps: 8, sets: 3, weeklyGain: 5 };
const incline = { name: "Incline Dumbbell Press", weight: 55, reps: 10, sets: 3, weeklyGain: 2.5 };
const squat = { name: "Back Squat", weight: 205, reps: 6, sets: 4, weeklyGain: 5 };
const legPress = { name: "Leg Press", weight: 270, reps: 12, sets: 3, weeklyGain: 10 };
const row = { name: "Seated Cable Row", weight: 110, reps: 10, sets: 3, weeklyGain: 5 };
const pulldown = { name: "Lat Pulldown", weight: 100, reps: 10, sets: 3, weeklyGain: 2.5 };

/** The pictures are rendered, not of real people; they show the weight and body fat at the start. */
export const MARCUS: SampleClient = {
  fields: {
    name: "Marcus Reed",
    height: 70,
    weight: 201.3,
    bodyFat: 32,
    targetWeight: 175,
    targetBodyFat: 22,
    steps: 3,
  },
  frontPhoto: "marcus.jpg",
  start: { weight: 207.3, bodyFat: 34 },
  week: [
    { day: 0, muscleGroup: "chest", exercises: [bench, incline] },
    { day: 2, muscleGroup: "legs", exercises: [squat, legPress] },
    { day: 4, muscleGroup: "back", exercises: [row, pulldown] },
  ],
  note: "Old shoulder injury on the left, no dips.",
};

/** Three clients with pictures at different points, and some without, so that the list has variety. */
export const SAMPLE_CLIENTS: readonly SampleClient[] = [
  MARCUS,
  {
    fields: {
      name: "Elena Novak",
      gender: "female",
      height: 65,
      weight: 141,
      bodyFat: 34.8,
      targetWeight: 127,
      targetBodyFat: 29,
      steps: 3,
      experience: "beginner",
      dietAdherence: 0.9,
    },
    frontPhoto: "elena.jpg",
    start: { weight: 144.5, bodyFat: 36 },
    week: [
      { day: 1, muscleGroup: "legs", exercises: [{ ...legPress, weight: 140 }] },
      {
        day: 3,
        muscleGroup: "back",
        exercises: [
          { ...pulldown, weight: 60 },
          { ...row, weight: 65 },
        ],
      },
    ],
  },
  {
    fields: {
      name: "Theo Adler",
      height: 72,
      weight: 185.7,
      bodyFat: 24.4,
      targetWeight: 170,
      targetBodyFat: 16,
      experience: "beginner",
      workoutsPerWeek: 4,
      steps: 2,
    },
    frontPhoto: "theo.jpg",
    start: { weight: 189.7, bodyFat: 26 },
    week: [
      { day: 0, muscleGroup: "chest", exercises: [{ ...bench, weight: 95 }] },
      { day: 3, muscleGroup: "legs", exercises: [{ ...squat, weight: 115 }] },
    ],
  },
  {
    fields: {
      name: "Helen Ortiz",
      gender: "female",
      height: 64,
      weight: 181.4,
      bodyFat: 37.8,
      targetWeight: 160,
      targetBodyFat: 31,
      experience: "beginner",
      dietAdherence: 0.8,
    },
    frontPhoto: null,
    tags: ["Fat loss", "Postnatal"],
    start: { weight: 182.6, bodyFat: 38 },
    week: [
      { day: 0, muscleGroup: "legs", exercises: [{ ...legPress, weight: 110 }] },
      { day: 2, muscleGroup: "back", exercises: [{ ...row, weight: 55 }] },
    ],
  },
  {
    fields: {
      name: "Andre Cole",
      height: 71,
      weight: 161.2,
      bodyFat: 14.2,
      targetWeight: 175,
      targetBodyFat: 15,
    },
    frontPhoto: null,
    tags: ["Gain", "Strength"],
    start: { weight: 158, bodyFat: 14 },
    week: [
      { day: 1, muscleGroup: "chest", exercises: [bench, incline] },
      { day: 4, muscleGroup: "legs", exercises: [squat] },
    ],
  },
  {
    fields: {
      name: "Jonah Park",
      height: 69,
      weight: 174.5,
      bodyFat: 23.2,
      targetWeight: 165,
      targetBodyFat: 17,
      workoutsPerWeek: 2,
    },
    frontPhoto: null,
    weeks: 3,
    tags: ["Returning"],
    start: { weight: 177, bodyFat: 24 },
    week: [{ day: 3, muscleGroup: "back", exercises: [pulldown, row] }],
  },
];
