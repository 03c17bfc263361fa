import type { Locator } from "@playwright/test";
import { register } from "./support/account";
import { violations } from "./support/axe";
import { agreedLinkOf, guest } from "./support/check-in";
import { makeClient } from "./support/client";
import { watchConsole } from "./support/console";
import { expect, test } from "./support/test";

test("a trainer's own questions are answered with few taps, shown beside the last answers and drawn as charts", async ({
  page,
  context,
}) => {
  const problems = watchConsole(page);
  const { request } = page;
  await register(request);
  const { id } = await makeClient(request);
  const address = await agreedLinkOf(request, id);

  await page.goto(`/transformation/${id}?tab=timeline&open=link`);
  const sheet = page.getByRole("dialog", { name: "Check-in link" });
  await sheet.getByRole("button", { name: "Add a question" }).click();
  await sheet.getByRole("textbox", { name: "Question" }).fill("How was work?");
  await sheet.getByRole("button", { name: "Add", exact: true }).click();
  await expect(
    sheet.getByRole("checkbox", { name: "How was work? Scale 1 to 5, all clients" }),
  ).toBeChecked();
  expect(await violations(page, "all", "[role=dialog]")).toEqual([]);
  const more = [
    { kind: "number", text: "Hours of sleep", unit: "h" },
    { kind: "yesNo", text: "Did you drink alcohol?" },
    { kind: "habit", text: "Mobility" },
  ];
  for (const question of more)
    expect((await request.post("/api/questions", { data: { clientId: id, ...question } })).status()).toBe(
      201,
    );
  const { own } = await (await request.get(`/api${address}`)).json();
  const idOf = (text: string) => own.find((question: { text: string }) => question.text === text).id;
  const earlier = new Date(Date.now() - 8 * 86_400_000).toISOString();
  const before = { [idOf("How was work?")]: 2, [idOf("Hours of sleep")]: 6.5, [idOf("Mobility")]: [1, 3] };
  const data = { weight: 194, own: before, takenAt: earlier };
  expect((await request.post(`/api${address}`, { data })).status()).toBe(201);

  const phone = await (await guest(context)).newPage();
  await phone.goto(address);
  await expect(phone.getByText(/^\w{3} \d+: 6.5 h$/)).toBeVisible();
  await expect(phone.getByText(/^\w{3} \d+: Monday, Wednesday$/)).toBeVisible();
  expect(await violations(phone)).toEqual([]);
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.click();
  };
  await tap(phone.getByRole("button", { name: "It is the same today" }));
  for (const rating of await phone.getByRole("radiogroup", { name: /sleep|hungry|diet/ }).all())
    await tap(rating.getByRole("radio", { name: "4" }));
  await tap(phone.getByRole("radiogroup", { name: "How was work?" }).getByRole("radio", { name: "4" }));
  await tap(phone.getByLabel("Hours of sleep"));
  await phone.keyboard.type("7.5");
  await tap(phone.getByRole("radio", { name: "No", exact: true }));
  for (const day of ["Monday", "Friday"]) await tap(phone.getByRole("checkbox", { name: day }));
  await tap(phone.getByRole("button", { name: "Send to Dana" }));
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeVisible();
  test
    .info()
    .annotations.push({ type: "check-in", description: `${taps} taps with three ratings and four own` });
  expect(taps).toBeLessThanOrEqual(12);

  await page.goto("/inbox");
  const card = page.getByRole("article", { name: "Marcus Reed" }).first();
  await expect(card).toContainText("How was work?4 of 5, before 2 of 5");
  await expect(card).toContainText("Hours of sleep7.5 h, before 6.5 h");
  await expect(card).toContainText("MobilityMon, Fri, before Mon, Wed");
  for (const place of [`/transformation/${id}?tab=timeline`, `/transformation/${id}/report`]) {
    await page.goto(place);
    const charts = page.getByRole("region", { name: "Answers to your questions" });
    await expect(charts.getByRole("article")).toHaveCount(4);
    await expect(charts).toContainText("2 answers");
  }
  expect(await violations(page)).toEqual([]);
  expect(problems()).toEqual([]);
});
