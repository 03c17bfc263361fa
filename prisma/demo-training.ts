import { addDays } from "@/lib/text/calendar/days";
import { localDate } from "@/lib/text/calendar/local-date";
import { daysLater } from "@/lib/text/calendar/moments";
import { uuidv7 } from "@/lib/text/uuid";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";

/** Age of the exercise in days, before its first session. */
const DAYS = 30;

/** Two sessions a week in the last month. A client who is away has none in the last 18 days. */
export function trainingOf(
  clientId: string,
  { now, isAway, at }: { now: Date; isAway: boolean; at: number },
  timezoneOffset: number,
) {
  const name = at % 2 ? "Leg Press" : "Goblet Squat";
  const addedAt = daysLater(now, -DAYS);
  const exerciseId = uuidv7(addedAt);
  const days = Array.from({ length: 8 }, (_, n) => 1 + (at % 3) + Math.floor(n * 3.5)).filter(
    (daysAgo) => !isAway || daysAgo > 18,
  );
  const today = localDate(now, timezoneOffset);
  const visits = days.map((daysAgo) => {
    const performedAt = daysLater(now, -daysAgo);
    return {
      daysAgo,
      performedAt,
      localDate: new Date(addDays(today, -daysAgo)),
      id: uuidv7(performedAt),
      entryId: uuidv7(performedAt),
    };
  });
  return {
    exercise: {
      id: exerciseId,
      clientId,
      name,
      nameKey: exerciseKey(name),
      muscleGroup: "legs" as const,
      createdAt: addedAt,
    },
    workouts: visits.map(({ id, performedAt, localDate }) => ({
      id,
      clientId,
      muscleGroup: "legs" as const,
      performedAt,
      endedAt: performedAt,
      createdAt: performedAt,
      localDate,
      timezoneOffset,
    })),
    entries: visits.map(({ entryId, id, performedAt, localDate }) => ({
      id: entryId,
      workoutId: id,
      exerciseId,
      position: 0,
      performedAt,
      localDate,
    })),
    sets: visits.flatMap(({ entryId, daysAgo, localDate }) =>
      [1, 2, 3].map((setNumber) => ({
        entryId,
        exerciseId,
        setNumber,
        reps: 12 - setNumber,
        weightLbs: 60 + (at % 8) * 10 + 5 * Math.floor((DAYS - daysAgo) / 7),
        localDate,
      })),
    ),
  };
}
