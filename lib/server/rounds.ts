import "server-only";
import { forgetExpired } from "@/lib/auth/service";
import { purgeOverdue } from "@/lib/deletions/service";
import { forgetExpiredCounts } from "@/lib/limits/service";
import { deliverDue } from "@/lib/mail/service";
import { resumeStalled } from "@/lib/transformations/service";
import { log } from "./log";
import { runtime } from "./runtime";

const EVERY_MS = 60_000;

/**
 * What must happen without anybody asking: mails whose next attempt has come, images that a remote engine has ready
 * and keeps for an hour only, deleted trainers whose 30 days are over, and rows that have run out.
 */
const ROUNDS = { deliverDue, resumeStalled, forgetExpired, forgetExpiredCounts, purgeOverdue };

/** Makes the rounds for as long as this process lives, the first at once. */
export function makeRounds(): void {
  const round = () => {
    for (const [name, work] of Object.entries(ROUNDS))
      void work(runtime().world).catch((error: unknown) => log("warn", "round failed", { name, error }));
  };
  round();
  setInterval(round, EVERY_MS).unref();
}
