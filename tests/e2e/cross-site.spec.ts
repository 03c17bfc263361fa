import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { makeClient } from "./support/client";
import { expect, test } from "./support/test";

/** Another site: for a browser, 127.0.0.1 and localhost are different sites. */
let evil: Server;
let evilUrl: string;
test.beforeAll(async () => {
  const html = "<!doctype html><html><body><p>Win a barbell!</p></body></html>";
  evil = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
  evil.listen(0, "127.0.0.1");
  await once(evil, "listening");
  evilUrl = `http://127.0.0.1:${(evil.address() as AddressInfo).port}/`;
});
test.afterAll(() => evil.close());

/** Submits a form from the other site to the app, without a user action. */
async function submitFromElsewhere(page: Page, action: string, enctype: string, fields: [string, string][]) {
  await page.goto(evilUrl);
  const answered = page.waitForResponse((response) => response.url() === action);
  await page.evaluate(
    ([action, enctype, fields]) => {
      const form = Object.assign(document.createElement("form"), { action, enctype, method: "post" });
      for (const [name, value] of fields)
        form.append(Object.assign(document.createElement("input"), { name, value }));
      document.body.append(form);
      form.submit();
    },
    [action, enctype, fields] as const,
  );
  await page.waitForURL(action);
  return (await answered).status();
}

test("another site can neither write as its visiting trainer, nor frame the app, nor read its pictures", async ({
  page,
  baseURL,
}) => {
  const account = await register(page.request);
  const { photoUrl } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  const app = (path: string) => new URL(path, baseURL).href;
  const json = JSON.stringify({ name: "Made by another site", email: account.email, password: "x", "": "" });
  const asText: [string, string][] = [[json.slice(0, -2), `"}`]];
  expect(await submitFromElsewhere(page, app("/api/clients"), "text/plain", asText)).toBe(403);
  expect(await submitFromElsewhere(page, app("/api/auth/login"), "text/plain", asText)).toBe(403);
  expect(
    await submitFromElsewhere(page, app("/api/auth/logout"), "application/x-www-form-urlencoded", []),
  ).toBe(403);

  await page.goto(evilUrl);
  const outcomes = await page.evaluate(
    async ([clients, picture, login, json]) => {
      const tell = (sent: Promise<unknown>) =>
        sent.then(
          () => "sent",
          () => "refused",
        );
      const loaded = (element: HTMLElement) =>
        new Promise((resolve) => {
          element.onload = () => resolve("shown");
          element.onerror = () => resolve("refused");
          document.body.append(element);
        });
      const credentials = "include";
      return {
        blind: await tell(fetch(clients, { method: "POST", mode: "no-cors", credentials, body: json })),
        asJson: await tell(
          fetch(clients, {
            method: "POST",
            credentials,
            headers: { "content-type": "application/json" },
            body: json,
          }),
        ),
        reading: await tell(fetch(clients, { credentials })),
        picture: await loaded(Object.assign(document.createElement("img"), { src: picture })),
        frame: await loaded(Object.assign(document.createElement("iframe"), { src: login })),
      };
    },
    [app("/api/clients"), app(photoUrl ?? ""), app("/login"), json] as const,
  );
  // A blocked frame loads an error page instead.
  expect(outcomes).toEqual({
    blind: "refused",
    asJson: "refused",
    reading: "refused",
    picture: "refused",
    frame: "shown",
  });
  await expect(page.frameLocator("iframe").getByLabel("Email")).toHaveCount(0);

  const clients = await page.request.get("/api/clients");
  expect(clients.status()).toBe(200);
  expect((await clients.json()).map(({ name }: { name: string }) => name)).toEqual(["Marcus Reed"]);
});
