import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What WCAG 2.2 asks for at levels A and AA, and what is good practice beside it. */
const ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** All that another theme can change. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong, each with where. What a frame shows is a page that is looked at by itself. */
export async function violations(
  page: Page,
  rules: "all" | "colours" = "all",
  within = "body",
): Promise<string[]> {
  // Put into the page anew, which the builder would do each time, it begins cold.
  const axeSource = (await page.evaluate("'axe' in window")) ? "0" : undefined;
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    // On a page it counts what lies under the dock as it is, unscrolled; `controlProblems` looks at that.
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
