import * as z from "zod/mini";
import { Email } from "@/lib/auth/schema";

export const ReminderAddress = z.object({ email: Email });
export type ReminderAddress = z.infer<typeof ReminderAddress>;
