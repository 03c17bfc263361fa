import { ageYears } from "@/lib/body/age";
import { bmiBodyFat } from "@/lib/body/bmi-body-fat";
import { exactLeanMass } from "@/lib/body/composition";
import { TARGET_BODY_FAT } from "@/lib/body/ranges";
import { fullDay } from "@/lib/text/calendar/wording";
import { snapTo } from "@/lib/text/number-range";
import { counted } from "@/lib/text/numbers";
import {
  EQUIPMENT,
  type Equipment,
  GOALS,
  type Goal,
  HEALTH_QUESTIONS,
  type HealthQuestion,
  SPARED,
  type Spared,
} from "./questions";
import type { Flag, IntakeAnswers } from "./schema";

const HEALTH_TOPICS = {
  heart: "heart trouble or high blood pressure",
  chest: "pain or pressure in the chest",
  dizziness: "fainting or dizziness",
  illness: "a lasting illness",
  medicine: "prescribed medicine",
  joints: "a bone, joint or muscle that gets worse",
  supervised: "training only under supervision",
  pregnancy: "pregnancy or a recent birth",
  eating: "an eating disorder",
} as const satisfies Record<HealthQuestion, string>;

const SPARED_LABELS = {
  neck: "neck",
  shoulder: "shoulder",
  lowerBack: "lower back",
  hip: "hip",
  knee: "knee",
  ankle: "ankle",
  wrist: "wrist",
} as const satisfies Record<Spared, string>;

export const GOAL_LABELS = {
  loseFat: "lose fat",
  buildMuscle: "build muscle",
  stronger: "get stronger",
  feelBetter: "feel better",
} as const satisfies Record<Goal, string>;

export const EQUIPMENT_LABELS = {
  gym: "a gym",
  weights: "weights at home",
  bands: "bands",
  none: "nothing",
} as const satisfies Record<Equipment, string>;

/** In the order of the questions, whatever the order of tapping. */
const listed = <Value extends string>(
  chosen: readonly Value[],
  all: readonly Value[],
  labels: Record<Value, string>,
): string =>
  all
    .filter((value) => chosen.includes(value))
    .map((value) => labels[value])
    .join(", ");

export const goalsText = ({ goals }: IntakeAnswers): string => listed(goals, GOALS, GOAL_LABELS);
export const equipmentText = ({ equipment }: IntakeAnswers): string =>
  listed(equipment, EQUIPMENT, EQUIPMENT_LABELS);
const sparedText = ({ spared }: IntakeAnswers): string => listed(spared, SPARED, SPARED_LABELS);

const yesses = ({ health = {} }: IntakeAnswers) =>
  HEALTH_QUESTIONS.flatMap((question) => {
    const answer = health[question];
    return answer?.isYes ? [{ question, detail: answer.detail || null }] : [];
  });

/** Health questions without an answer; all of them without the consent to keep them. */
const openOf = ({ health = {} }: IntakeAnswers): HealthQuestion[] =>
  HEALTH_QUESTIONS.filter((question) => health[question] === undefined);

/** What the trainer has to know before the first session. It repeats what was told, and judges nothing. */
export function flagsOf(answers: IntakeAnswers): Flag[] {
  const { medicineSince, limits } = answers;
  const open = openOf(answers);
  const health = yesses(answers).map(
    ({ question, detail }): Flag => ({
      kind: "health",
      title: `Answered yes to ${HEALTH_TOPICS[question]}`,
      quote: detail,
      hint: "Ask before training.",
    }),
  );
  const medicine: Flag[] = medicineSince
    ? [
        {
          kind: "medicine",
          title: `Medicine that lowers appetite, since ${fullDay(medicineSince)}`,
          quote: null,
          hint: "Accept makes the forecast's likely range wider.",
        },
      ]
    : [];
  const spared = sparedText(answers);
  const limited: Flag[] =
    spared || limits
      ? [
          {
            kind: "limits",
            title: spared ? `Go easy on: ${spared}` : "Limits",
            quote: limits || null,
            hint: "Accept writes it into the notes, which stand in plan, logger and floor.",
          },
        ]
      : [];
  const unanswered: Flag[] =
    open.length > 0
      ? [
          {
            kind: "open",
            title: answers.health
              ? `${counted(open.length, "health question")} left open`
              : "Health questions not answered, without the consent to keep them",
            quote: null,
            hint: `Ask in person: ${open.map((question) => HEALTH_TOPICS[question]).join("; ")}.`,
          },
        ]
      : [];
  return [...health, ...medicine, ...limited, ...unanswered];
}

/**
 * The client that Accept makes of the answers. Without a body fat it is estimated; the target keeps the lean mass of a client
 * who loses weight, and the body fat of others.
 * @param today YYYY-MM-DD, for the age
 */
export function proposalOf(answers: IntakeAnswers, today: string) {
  const { name, gender, height, weight, workoutsPerWeek, experience } = answers;
  const bodyFat =
    answers.bodyFat ?? bmiBodyFat(gender, height, weight, ageYears(answers, today) ?? Number.NaN);
  const targetWeight = answers.targetWeight ?? weight;
  const fat = targetWeight < weight ? 100 * (1 - exactLeanMass(weight, bodyFat) / targetWeight) : bodyFat;
  const targetBodyFat = snapTo(TARGET_BODY_FAT, fat);
  return { name, gender, height, weight, workoutsPerWeek, experience, bodyFat, targetWeight, targetBodyFat };
}

/** What the columns of a client have no place for. */
export function notesOf(answers: IntakeAnswers): string {
  const lines = [
    ...flagsOf(answers)
      .filter(({ kind }) => kind === "health" || kind === "limits")
      .map(({ title, quote }) => (quote ? `${title}: “${quote}”` : title)),
    ...(goalsText(answers) ? [`Wants to ${goalsText(answers)}`] : []),
    ...(equipmentText(answers) ? [`Trains with ${equipmentText(answers)}`] : []),
    ...(answers.bodyFat === undefined
      ? ["Body fat is estimated from height, weight, age and sex: measure it"]
      : []),
  ];
  return lines.join("\n");
}
