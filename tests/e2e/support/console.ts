import type { Page } from "@playwright/test";

const EXPECTED = [
  // What Playwright itself says in a context that blocks service workers.
  "Service Worker registration blocked by Playwright",
  // What a page says that is left before its question has been answered.
  "The app's version could not be checked. TypeError: Failed to fetch",
];

/** Collects what a user's console would complain of: errors, warnings, broken promises, refused styles and scripts. */
export function watchConsole(page: Page): () => string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && !EXPECTED.some((text) => message.text().includes(text)))
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return () => problems;
}
