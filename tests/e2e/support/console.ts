import type { Page } from "@playwright/test";

/** What Playwright itself says in a context that blocks service workers. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** Collects what a user's console would complain of: errors, warnings, broken promises, refused styles and scripts. */
export function watchConsole(page: Page): () => string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && !message.text().includes(BLOCKED))
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return () => problems;
}
