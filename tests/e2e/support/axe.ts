import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 levels A and AA, and best practices. */
const ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that depend on the theme. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** axe's violations with their elements. Iframes are separate pages and left out. */
export async function violations(
  page: Page,
  rules: "all" | "colours" = "all",
  within = "body",
): Promise<string[]> {
  // Injects axe only once per page, since each injection starts cold.
  const axeSource = (await page.evaluate("'axe' in window")) ? "0" : undefined;
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    // axe would count targets below the dock on an unscrolled page; `controlProblems` checks them.
    .options({
      iframes: false,
      resultTypes: ["violations"],
      rules: { "target-size": { enabled: within !== "body" } },
    });
  if (within !== "body") axe.include(within);
  const { violations } = await (rules === "all" ? axe.withTags(ALL) : axe.withRules(COLOURS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any }) => `${id}: ${target} ${html} ${any[0]?.message ?? ""}`),
  );
}
