import type { Page } from "@playwright/test";

/** Whatever takes the focus or a press. */
const CONTROLS =
  "a[href], button, input, select, textarea, summary, [role=slider], [role=tab], [role=option], [role^=menuitem], [tabindex='0']";

/** Nobody reaches these, whether by hand or by eye. */
const OUT_OF_REACH =
  "[data-radix-focus-guard], :disabled, [aria-disabled=true], [aria-hidden=true], [aria-hidden=true] *, [inert] *, .sr-only, .sr-only *";

/**
 * What is wrong with the controls of a page, or of the dialog that is open on it: a finger misses one, where what
 * counts is where a press arrives and not what is drawn; or one that has the focus does not show it, or has it under
 * something else. `target` is in CSS pixels.
 */
export async function controlProblems(page: Page, target: number, within = "body"): Promise<string[]> {
  // From here on the browser takes the focus for one that keys have moved.
  await page.keyboard.press("Shift");
  return page.evaluate(
    ({ controls, outOfReach, target, within }) => {
      const found: string[] = [];
      // Even a transition of no time shows its end only in the next frame.
      const still = new CSSStyleSheet();
      still.replaceSync("* { transition: none !important }");
      document.adoptedStyleSheets = [still];
      const arrives = (control: HTMLElement, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return control.contains(hit) || hit?.closest("label")?.control === control;
      };
      /** Whatever may show that the focus is in it. */
      const look = (control: HTMLElement) =>
        [control, control.parentElement, ...(control.parentElement?.children ?? [])]
          .map((element) => element && getComputedStyle(element))
          .map((style) => style && [style.outlineStyle, style.outlineWidth, style.border, style.boxShadow])
          .join();
      /** How many sides of the outline no scrolling or clipping box cuts away. */
      const shownSides = (control: HTMLElement) => {
        const away = Number.parseFloat(getComputedStyle(control).outlineOffset);
        const { left, top, right, bottom } = control.getBoundingClientRect();
        const sides = [true, true, true, true];
        for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === "visible") continue;
          const edge = box.getBoundingClientRect();
          const isShown = [
            left - away > edge.left,
            top - away > edge.top,
            right + away < edge.right,
            bottom + away < edge.bottom,
          ];
          for (const [side, shown] of isShown.entries()) sides[side] &&= shown;
        }
        return sides.filter(Boolean).length;
      };
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        if (!control.closest(within) || control.matches(outOfReach)) continue;
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        const name = `${control.tagName} ${control.ariaLabel ?? control.textContent.trim().slice(0, 60)}`;

        if (control.tabIndex >= 0) {
          (document.activeElement as HTMLElement | null)?.blur();
          const before = look(control);
          control.focus();
          // A list of tabs hands it on to the one that is chosen.
          if (document.activeElement !== control) continue;
          const { x, y, width, height } = control.getBoundingClientRect();
          if (look(control) === before) found.push(`does not show the focus: ${name}`);
          else if (getComputedStyle(control).outlineStyle !== "none" && shownSides(control) < 2)
            found.push(`shows the focus cut away: ${name}`);
          const covered = [2, height / 2, height - 2].map((dy) => !arrives(control, x + width / 2, y + dy));
          // Of what is higher than a control, such as a panel, some part has to be seen.
          const isCovered = height > 100 ? covered.every(Boolean) : covered.some(Boolean);
          if (width > 2 && isCovered)
            found.push(`has the focus under something else at ${Math.round(y)}: ${name}`);
        }

        // A link in running text is as high as its line.
        const isInText =
          getComputedStyle(control).display === "inline" &&
          control.parentElement?.textContent.trim() !== control.textContent.trim();
        control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width, height, bottom } = control.getBoundingClientRect();
        // For screen readers alone, or out of sight until it has the focus.
        if (isInText || width < 2 || bottom < 0) continue;
        const reach = target / 2 - 1;
        const isMissed = [
          [-reach, 0],
          [reach, 0],
          [0, -reach],
          [0, reach],
        ].some(([dx = 0, dy = 0]) => !arrives(control, x + width / 2 + dx, y + height / 2 + dy));
        if (isMissed) found.push(`smaller than ${target}: ${name} ${width} x ${height}`);
      }
      document.adoptedStyleSheets = [];
      (document.activeElement as HTMLElement | null)?.blur();
      return found;
    },
    { controls: CONTROLS, outOfReach: OUT_OF_REACH, target, within },
  );
}

/** What is chosen, or filled. */
const CHOSEN =
  "input[type=radio]:checked, [aria-checked=true], [aria-selected=true], [aria-pressed=true], [aria-current=page], [aria-current=true], [data-fill]";

/** The classes of what shows that it is chosen, which need no second look. */
const shown = new Set<string>();

/** What is chosen, or filled, and does not show it where the reader's own colours replace ours. */
export async function unseenChoices(page: Page, within = "body"): Promise<string[]> {
  const chosen = page.locator(within).locator(CHOSEN);
  // To be drawn in other colours and back costs a page more than all other looks at it.
  const looks = await chosen.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
      .map((element) => element.tagName + element.getAttribute("class")),
  );
  if (looks.every((look) => shown.has(look))) return [];
  await page.emulateMedia({ forcedColors: "active" });
  const found = await chosen.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
      .filter((element) => {
        const { outlineStyle, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
        const isFilled = forcedColorAdjust === "none" && backgroundColor !== "rgba(0, 0, 0, 0)";
        return outlineStyle === "none" && !isFilled;
      })
      .map((element) => `looks like what is not chosen: ${element.outerHTML.slice(0, 160)}`),
  );
  await page.emulateMedia({ forcedColors: null });
  if (found.length === 0) for (const look of looks) shown.add(look);
  return found;
}
