import "server-only";
import { headers } from "next/headers";
import { GET as getMe } from "@/app/api/auth/me/route";
import { ME_KEY } from "@/lib/auth/keys";
import { currentActor } from "@/lib/server/current-actor";
import { type FirstAnswer, FirstAnswers } from "./first-answers";

type Question = {
  /** The route that answers it. */
  ask: (request: Request, route: { params: Promise<Record<string, string>> }) => Promise<Response>;
  params?: Record<string, string>;
  queryKey: (trainerId: string) => FirstAnswer["queryKey"];
};

const ME: Question = { ask: getMe, queryKey: () => ME_KEY };

/**
 * Sends what a page asks for first along with it. Only to somebody who opens the page: what the service worker keeps
 * for use without a network, and what is fetched ahead, stays empty. Stands before what asks.
 */
export async function FirstView({ questions = [] }: { questions?: Question[] }) {
  const asking = await headers();
  if (asking.get("sec-fetch-mode") !== "navigate") return null;
  const actor = await currentActor().catch(() => null);
  if (!actor) return null;
  const cookie = asking.get("cookie") ?? "";
  const answered = await Promise.all(
    [ME, ...questions].map(async ({ ask, params = {}, queryKey }) => {
      const request = new Request("http://localhost/", { headers: { cookie } });
      const answer = await ask(request, { params: Promise.resolve(params) });
      return answer.ok ? [{ queryKey: queryKey(actor.id), data: await answer.json() }] : [];
    }),
  );
  return <FirstAnswers trainerId={actor.id} answers={answered.flat()} />;
}
