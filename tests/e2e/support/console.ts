import type { Page } from "@playwright/test";

/** Collects what a user's console would complain of: errors, warnings, broken promises, refused styles and scripts. */
export function watchConsole(page: Page): () => string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return () => problems;
}
