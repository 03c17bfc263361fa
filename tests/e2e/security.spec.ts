import { request as httpRequest } from "node:http";
import { expect, test } from "./support/test";

test("responses reveal nothing about the server software", async ({ request, baseURL }) => {
  const hidden = ["/.git/config", "/.env", "/package.json", "/icons/", "/_next/", "/_next/static/", "/api/"];
  for (const address of hidden) {
    const response = await request.get(address);
    const isNothing =
      response.status() === 404 || /^\/(welcome\/0|login)$/.test(new URL(response.url()).pathname);
    expect([address, isNothing]).toEqual([address, true]);
    expect(await response.text()).not.toMatch(/\[core\]|SECRET|"dependencies"|<title>Index of/);
  }
  for (const address of ["/icons/nothing", "/brand/nothing", "/favicon.nothing"]) {
    const { "content-security-policy": policy } = (await request.get(address, { maxRedirects: 0 })).headers();
    expect([address, policy]).toEqual([address, expect.stringContaining("default-src 'none'")]);
  }
  const traced = await new Promise<string>((resolve, reject) => {
    const asked = httpRequest(new URL("/", baseURL), { method: "TRACE", headers: { cookie: "a-secret=1" } });
    asked.on("response", (response) => {
      let text = String(response.statusCode);
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve(text));
    });
    asked.on("error", reject).end();
  });
  expect(traced).toMatch(/^[45]/);
  expect(traced).not.toContain("a-secret");
});
