import type { Page } from "@playwright/test";
import { register, somebody } from "./account";
import { intakeLinkOf, linkOf } from "./check-in";
import { makeClient, orderImages } from "./client";
import { makeAdmin } from "./database";
import { expect } from "./test";

/** Runs a script if it is parsed as HTML. Without spaces, so that it is also a whole first name. */
export const HOSTILE = `<img/src=x/onerror=alert(1)>"'{{7*7}}`;

const tab = (name: string) => (places: Places) => [
  { address: `/transformation/${places.clientId}?tab=${name}`, shows: HOSTILE },
];

type Places = { clientId: string; share: string; checkIn: string; intake: string };
export type Visit = { address: string; shows?: string };

/** At least one visit to each page; `shows` must appear as text. */
export const SIGNED_OUT: Record<string, (places: Places) => Visit[]> = {
  "/welcome/[[...slide]]": () => [{ address: "/welcome/0" }],
  "/welcome/notifications": () => [{ address: "/welcome/notifications" }],
  "/signup": () => [{ address: "/signup" }],
  "/signup/success": () => [{ address: "/signup/success" }],
  "/login": () => [{ address: "/login" }, { address: "/login?reset=a-token" }],
  "/terms": () => [{ address: "/terms" }],
  "/privacy": () => [{ address: "/privacy" }],
  "/confirm-email": () => [{ address: "/confirm-email?token=a-token" }],
  "/reminders": () => [{ address: "/reminders?confirm=a-token" }],
  "/mails": () => [{ address: "/mails?stop=a-token" }],
  "/offline": () => [{ address: "/offline" }],
  "/playground": () => [{ address: "/playground" }],
  "/check-in/[token]": ({ checkIn }) => [{ address: checkIn, shows: HOSTILE }],
  "/intake/[token]": ({ intake }) => [{ address: intake, shows: HOSTILE }],
  "/weigh-in": () => [{ address: "/weigh-in" }],
  "/share/[token]": ({ share }) => [{ address: share, shows: HOSTILE }],
};
export const SIGNED_IN: typeof SIGNED_OUT = {
  "/": () => [{ address: "/" }],
  "/[...unknown]": () => [{ address: "/no/such/page" }],
  "/admin": () => [{ address: "/admin", shows: HOSTILE }],
  "/analytics": () => [{ address: "/analytics" }],
  "/calendar": () => [{ address: "/calendar", shows: HOSTILE }],
  "/client-dashboard": () => [{ address: "/client-dashboard", shows: HOSTILE }],
  "/client-onboarding": ({ clientId }) => [{ address: `/client-onboarding?clientId=${clientId}` }],
  "/programs": ({ clientId }) => [
    { address: "/programs" },
    { address: `/programs?client=${clientId}`, shows: HOSTILE },
  ],
  "/floor": () => [{ address: "/floor" }],
  "/inbox": () => [{ address: "/inbox" }],
  "/my-account": () => [{ address: "/my-account", shows: HOSTILE }],
  // Each tab is a separate page, or part of the first one.
  "/transformation/[id]": (places) => ["workouts", "prompts", "admin"].flatMap((name) => tab(name)(places)),
  "/transformation/[id]/morphs": tab("morphs"),
  "/transformation/[id]/report": ({ clientId }) => [
    { address: `/transformation/${clientId}/report`, shows: HOSTILE },
  ],
  "/transformation/[id]/timeline": tab("timeline"),
};

/** Other views of these pages, as an address leads to them. */
export const otherViews = ({ clientId }: Places): Visit[] => {
  const client = `/transformation/${clientId}`;
  return [
    `${client}?tab=workouts&view=plan`,
    `${client}?tab=morphs&view=history`,
    ...["beside", "compare", "play"].map((look) => `${client}?tab=morphs&look=${look}`),
    `${client}?tab=timeline&view=what-if`,
    ...["clients", "activity", "audit", "deleted"].map((view) => `/admin?view=${view}`),
    `/admin?client=${clientId}`,
    `/programs?client=${clientId}&view=sheet`,
    "/analytics?weeks=12",
    "/client-dashboard?filter=archived",
  ].map((address) => ({ address }));
};

/** An admin with a hostile name, and a client with hostile text in every field. */
export async function hostilePlaces(page: Page): Promise<Places> {
  const account = await register(page.request, somebody(HOSTILE));
  await makeAdmin(account);
  const changes = { name: `${HOSTILE} Reed`, notes: HOSTILE, steps: 1 };
  const { id } = await makeClient(page.request, changes, { front: "m_plain_shorts" });
  const client = `/api/client/${id}`;
  const send = async (method: "POST" | "PATCH" | "DELETE", path: string, data: object) =>
    expect((await page.request.fetch(client + path, { method, data })).ok(), path).toBe(true);
  const setsData = [{ weight: 185, reps: 8 }];
  const exercises = [{ exerciseName: HOSTILE, notes: HOSTILE, setsData }];
  await send("POST", "/workout", { muscleGroup: "legs", timezoneOffset: -330, exercises });
  await send("PATCH", `/exercise/${encodeURIComponent(HOSTILE)}`, { pinnedNote: HOSTILE });
  await send("POST", "/workout/exercises/legs", { exerciseName: `${HOSTILE}2` });
  await send("DELETE", `/exercise/${encodeURIComponent(`${HOSTILE}2`)}`, {});
  // Not logged above, so that the session is still open.
  const planned = {
    exerciseName: `${HOSTILE}3`,
    muscleGroup: "legs",
    sets: 3,
    reps: { min: 5, max: 8 },
    weight: 95,
  };
  const sessions = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, name: HOSTILE, exercises: [planned] }));
  await send("POST", "/workout/plan", { sessions });
  await orderImages(page.request, id, { andWait: true });
  const { transformations } = await (await page.request.get(client)).json();
  const terms = { includeForecast: true, openDays: 30, revealOn: null, timezoneOffset: -330, consent: true };
  const data = { ...terms, imageIds: [transformations[0].id] };
  const made = await page.request.post(`${client}/shares`, { data });
  const checkIn = await linkOf(page.request, id);
  const intake = await intakeLinkOf(page.request, HOSTILE);
  return { clientId: id, share: `/share/${(await made.json()).token}`, checkIn, intake };
}
