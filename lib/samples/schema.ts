import * as z from "zod/mini";
import { TimezoneOffset } from "@/lib/workouts/schema";

/** The sample's weeks are laid out on the trainer's own calendar. */
export const NewSample = z.object({ timezoneOffset: TimezoneOffset });
export type NewSample = z.infer<typeof NewSample>;
