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
  /** Of a question that is put by POST. */
  body?: object;
  queryKey: (trainerId: string) => FirstAnswer["queryKey"];
  /** The picture that the answer has the page show above all: it sets out before the scripts that draw it. */
  pictureIn?: (answer: never) => string | null;
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
    [ME, ...questions].map(async ({ ask, params = {}, body, queryKey, pictureIn }) => {
      const answer = await ask(requestOf(cookie, body), { params: Promise.resolve(params) });
      if (!answer.ok) return [];
      const data = await answer.json();
      return [{ queryKey: queryKey(actor.id), data, picture: pictureIn?.(data as never) }];
    }),
  );
  const came = answered.flat();
  return (
    <>
      {came.map(
        ({ picture }) =>
          picture && <link key={picture} rel="preload" as="image" href={picture} fetchPriority="high" />,
      )}
      <FirstAnswers trainerId={actor.id} answers={came.map(({ queryKey, data }) => ({ queryKey, data }))} />
    </>
  );
}

function requestOf(cookie: string, body: object | undefined): Request {
  const address = "http://localhost/";
  if (!body) return new Request(address, { headers: { cookie } });
  const headers = { cookie, "content-type": "application/json" };
  return new Request(address, { method: "POST", headers, body: JSON.stringify(body) });
}
