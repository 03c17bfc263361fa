import { CHECK_IN_CONSENT_VERSION } from "../../lib/images/consents/kinds";
import { register } from "./support/account";
import { agree, givenLink, guest, sentThrough, untilKept } from "./support/check-in";
import { makeClient, orderImages } from "./support/client";
import { watchConsole } from "./support/console";
import { expect, test } from "./support/test";

test("one check-in from the link to its closing, with two people on two devices", async ({
  page,
  context,
}) => {
  const problems = watchConsole(page);
  await register(page.request);
  const { id } = await makeClient(page.request, { steps: 1 }, { front: "m_plain_shorts" });
  await orderImages(page.request, id, { andWait: true });
  const client = async () => (await page.request.get(`/api/client/${id}`)).json();
  const goal = async () =>
    (await (await page.request.post(`/api/client/${id}/timeline`, { data: {} })).json()).goal;
  const before = { goal: await goal(), imageId: (await client()).transformations[0].id };
  const address = await givenLink(page, id, { isReleased: true });

  const theirs = await guest(context);
  const phone = await theirs.newPage();
  await phone.goto(address);
  await agree(phone);
  await untilKept(phone);
  await theirs.setOffline(true);
  await phone.reload();
  const weight = phone.getByRole("slider", { name: "Weight" });
  await weight.focus();
  for (let tenths = 0; tenths < 20; tenths++) await weight.press("ArrowLeft");
  await expect(weight).toHaveAttribute("aria-valuetext", "193.0 lb");
  await phone.setInputFiles("input[type=file] >> nth=0", "tests/figures/m_gym_shorts.jpg");
  const use = phone.getByRole("button", { name: /^(Use photo|Keep anyway)$/ });
  // The button is disabled until the picture has loaded; before that the key would reach another element.
  await expect(use).toBeEnabled();
  await use.press("Enter");
  await expect(phone.getByText("Ready to send")).toBeVisible();
  await phone.getByRole("button", { name: "Send to Dana" }).press("Enter");
  await expect(phone.getByRole("heading", { name: "Saved on this phone" })).toBeVisible();
  expect(await sentThrough(page.request, id)).toEqual([]);
  await theirs.setOffline(false);
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeVisible();
  const [sent, ...more] = await sentThrough(page.request, id);
  expect([sent?.weight, more]).toEqual([193, []]);

  await page.goto("/inbox");
  const card = page.getByRole("article", { name: "Marcus Reed" });
  await expect(card).toContainText("193.0");
  await expect(card.getByRole("img", { name: /^Marcus on/ })).toHaveCount(2);
  await expect(card).toContainText("Body fat was not measured, so it follows from the weight");
  await card.getByRole("button", { name: "Accept: Marcus Reed" }).press("Enter");
  await expect(page.getByText("All check-ins are done.")).toBeVisible();
  expect(await goal()).toEqual(sent?.goal);
  expect(await goal()).not.toEqual(before.goal);

  await page.goto(`/transformation/${id}?tab=morphs`);
  await page.getByRole("button", { name: "Generate from this photo" }).press("Enter");
  const newImage = async () => {
    const { generation, transformations } = await client();
    return generation.status === "succeeded" && transformations[0]?.id !== before.imageId;
  };
  await expect.poll(newImage, { timeout: 90_000 }).toBe(true);
  const { id: imageId } = (await client()).transformations[0];
  await phone.reload();
  await phone.getByRole("slider", { name: "Date" }).press("End");
  const picture = phone.getByRole("img", { name: /^Drawn by AI, Forecast/ });
  await expect(picture).toBeVisible();
  const shown = await theirs.request.get(`/api${address}/image/${imageId}`);
  expect(shown.status()).toBe(200);

  await page.goto(`/transformation/${id}?tab=timeline`);
  await page.getByRole("button", { name: "Check-in link" }).press("Enter");
  await page.getByRole("button", { name: "Close the link" }).press("Enter");
  await expect(page.getByText("Link closed")).toBeVisible();
  expect((await phone.goto(address))?.status()).toBe(404);
  await expect(phone.getByRole("heading", { name: "This link is closed" })).toBeVisible();
  const takenAt = new Date().toISOString();
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") };
  const refused = [
    ...["", "/manifest", "/export", `/image/${imageId}`].map((path) =>
      theirs.request.get(`/api${address}${path}`),
    ),
    theirs.request.delete(`/api${address}/consent`),
    theirs.request.post(`/api${address}`, { data: { weight: 190, takenAt } }),
    theirs.request.post(`/api${address}/code`, { data: { code: "4821" } }),
    theirs.request.post(`/api${address}/consent`, {
      data: { version: CHECK_IN_CONSENT_VERSION, adult: true, photos: true },
    }),
    theirs.request.post(`/api${address}/photo`, { multipart: { photo } }),
    theirs.request.post(`/api${address}/sets`, {
      data: {
        plannedSessionId: crypto.randomUUID(),
        sets: [{ exerciseName: "Back Squat", reps: 5, weight: 185 }],
        performedAt: takenAt,
      },
    }),
  ];
  for (const answer of await Promise.all(refused))
    expect([answer.url(), answer.status()]).toEqual([answer.url(), 404]);
  expect(await sentThrough(page.request, id)).toEqual([]);
  expect(problems()).toEqual([]);
  await theirs.close();
});
