import { type APIRequestContext, expect, type Page } from "@playwright/test";

export type Account = { name: string; email: string; password: string };

/** A unique account. */
export function somebody(name = "Dana Whitfield"): Account {
  return {
    name,
    email: `trainer.${crypto.randomUUID().slice(0, 8)}@formcast.test`,
    password: "correct horse",
  };
}

/** Registers the account and signs `request` in. */
export async function register(request: APIRequestContext, account = somebody()): Promise<Account> {
  const response = await request.post("/api/auth/register", { data: account });
  expect(response.status()).toBe(201);
  return account;
}

/** Registers an account without signing in. */
export async function registerElsewhere(page: Page, account = somebody()): Promise<Account> {
  await register(page.request, account);
  await page.context().clearCookies();
  return account;
}

export async function signIn(page: Page, { email, password }: Pick<Account, "email" | "password">) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}
