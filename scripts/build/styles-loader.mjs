import { readFile } from "node:fs/promises";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";

/** Compiles globals.css and exports its text. */
export default async function stylesLoader() {
  const from = path.join(path.dirname(this.resourcePath), "globals.css");
  const { css } = await postcss([tailwind()]).process(await readFile(from, "utf8"), { from });
  return `export default ${JSON.stringify(css)};`;
}
