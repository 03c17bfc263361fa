import { violations } from "./support/axe";
import { controlProblems, unseenChoices } from "./support/controls";
import { lostText } from "./support/reading";
import { expect, test } from "./support/test";

/** One example of each problem that the accessibility checks look for. */
const FAULTY = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Faulty</title><style>
  button { display: block; width: 120px; height: 60px; margin: 8px }
  :focus-visible { outline: 3px solid black }
  .frame { position: relative; width: 200px; height: 80px }
  .cover { position: absolute; inset: 0 }
</style><main><h1>Faulty</h1>
  <button style="width: 30px; height: 30px">Tiny</button>
  <button style="outline: none">Unmarked</button>
  <div class="frame"><button>Covered</button><span class="cover"></span></div>
  <div class="frame" style="overflow: hidden; width: 120px; height: 60px"><button style="margin: 0">Cut</button></div>
  <button role="switch" aria-checked="true" style="border: 0">Chosen</button>
  <p style="color: #aaa; background: #fff">Pale</p>
  <p style="width: 500px">Wide</p>
  <p style="width: 12.5ch; font-family: monospace; overflow: hidden; white-space: nowrap">Narrow words</p>
  <img src="data:,">
</main></html>`;

test("each check finds its problem", async ({ page }) => {
  await page.setContent(FAULTY);
  const found = (await violations(page)).map((violation) => violation.split(":")[0]);
  expect(new Set(found)).toEqual(new Set(["color-contrast", "image-alt"]));
  expect(new Set((await violations(page, "colours")).map((violation) => violation.split(":")[0]))).toEqual(
    new Set(["color-contrast"]),
  );
  const controls = (await controlProblems(page, 44)).join("\n");
  expect(controls).toContain("smaller than 44: BUTTON Tiny");
  expect(controls).toContain("does not show the focus: BUTTON Unmarked");
  expect(controls).toContain("under something else");
  expect(controls).toContain("shows the focus cut away: BUTTON Cut");
  expect(await controlProblems(page, 44, "h1")).toEqual([]);
  expect(await unseenChoices(page)).toEqual([expect.stringContaining("Chosen")]);
  const lost = (await lostText(page)).join("\n");
  expect(lost).toContain("wide instead of");
  expect(lost).not.toContain("Narrow");
  expect((await lostText(page, "body", { isSpaced: true })).join("\n")).toContain(
    "wider than its box: P Narrow",
  );
});
