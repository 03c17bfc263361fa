import "server-only";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { GET as getMe } from "@/app/api/auth/me/route";
import { type FirstPictures, FirstPicturesOf } from "@/components/layout/first-pictures";
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
  /** The pictures that the answer has the page show: they are seen before any script has run. */
  picturesIn?: (answer: never) => FirstPictures | null;
};

const ME: Question = { ask: getMe, queryKey: () => ME_KEY };

type FirstViewProps = { questions?: Question[]; children: ReactNode };

/**
 * Sends what a page asks for first along with it. Only to somebody who opens the page: what the service worker keeps
 * for use without a network, and what is fetched ahead, stays empty. Stands around what asks.
 */
export async function FirstView({ questions = [], children }: FirstViewProps) {
  const asking = await headers();
  const isOpened = asking.get("sec-fetch-mode") === "navigate";
  const actor = isOpened && (await currentActor().catch(() => null));
  if (!actor) return children;
  const cookie = asking.get("cookie") ?? "";
  const answered = await Promise.all(
    [ME, ...questions].map(async ({ ask, params = {}, body, queryKey, picturesIn }) => {
      const answer = await ask(requestOf(cookie, body), { params: Promise.resolve(params) });
      if (!answer.ok) return [];
      const data = await answer.json();
      return [{ queryKey: queryKey(actor.id), data, pictures: picturesIn?.(data as never) }];
    }),
  );
  const came = answered.flat();
  return (
    <FirstPicturesOf pictures={came.find(({ pictures }) => pictures)?.pictures ?? null}>
      <FirstAnswers trainerId={actor.id} answers={came.map(({ queryKey, data }) => ({ queryKey, data }))} />
      {children}
    </FirstPicturesOf>
  );
}

function requestOf(cookie: string, body: object | undefined): Request {
  const address = "http://localhost/";
  if (!body) return new Request(address, { headers: { cookie } });
  const headers = { cookie, "content-type": "application/json" };
  return new Request(address, { method: "POST", headers, body: JSON.stringify(body) });
}
