import "server-only";
import type { Context } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import type { CheckInPage } from "./schema";

type ByToken = { params: { token: string } };

/**
 * What a check-in link shows.
 * @throws AppError `not_found`, the same for every link that shows nothing
 */
export async function getCheckInPage(_ctx: Context<"public">, _by: ByToken): Promise<CheckInPage> {
  // Nobody can make a link yet.
  throw new AppError("not_found", "This link is closed.");
}
