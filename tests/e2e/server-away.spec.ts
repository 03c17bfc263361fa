import { register } from "./support/account";
import { makeClient } from "./support/client";
import { expect, test } from "./support/test";

test("a list that cannot refetch after a deletion is marked as old, and refetched later", async ({
  page,
}) => {
  await register(page.request);
  await makeClient(page.request, { name: "Erin Sato" });
  await makeClient(page.request, { name: "Theo Adler" });
  await page.goto("/client-dashboard");
  await expect(page.getByText("Client (2 total)")).toBeVisible();
  await page.route(/\/api\/clients/, (route) => route.fulfill({ status: 503, body: "away" }));
  await page.getByRole("button", { name: "Delete Theo Adler" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Client has been successfully removed.")).toBeVisible();
  const bar = page.getByRole("status").filter({ hasText: "No reply from the server: this may be old" });
  await expect(bar).toBeVisible();
  await expect(page.getByText("Client (2 total)")).toBeVisible();
  await page.unroute(/\/api\/clients/);
  await bar.getByRole("button", { name: /Try again$/ }).click();
  await expect(page.getByText("Client (1 total)")).toBeVisible();
  await expect(bar).toBeHidden();
});
