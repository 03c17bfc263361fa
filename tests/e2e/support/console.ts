import type { Page } from "@playwright/test";

const EXPECTED = [
  // Playwright's own message in a context that blocks service workers.
  "Service Worker registration blocked by Playwright",
  // A page that is left before its request has a reply.
  "The app's version could not be checked. TypeError: Failed to fetch",
  // "Within a few seconds" depends on the machine.
  "was preloaded using link preload but not used within a few seconds",
];

/** Collects console errors and warnings, unhandled rejections and policy violations. */
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
