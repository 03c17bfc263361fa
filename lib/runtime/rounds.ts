import "server-only";
import { makeAllRounds } from "@/lib/rounds/service";
import { runtime } from "./runtime";

const EVERY_MS = 60_000;

/** Makes the rounds for as long as this process lives, the first at once. */
export function makeRoundsRegularly(): void {
  const round = () => void makeAllRounds(runtime().services);
  round();
  setInterval(round, EVERY_MS).unref();
}
