import { build } from "esbuild";

/** What our schemas use of zod/mini: a test holds it against them, and a name that is missing fails the build. */
export const NAMES = `
  _default array boolean coerce config discriminatedUnion email enum extend file int iso literal maximum maxLength
  minimum minLength minSize NEVER nullable nullish number object omit optional partial pipe record refine regex
  string superRefine transform tuple union url uuid`
  .trim()
  .split(/\s+/);

/**
 * Gives browsers a zod/mini in one module. Turbopack drops what a module does not use of others, but not what only its
 * unused parts use of them: of zod's many modules it keeps nearly all.
 */
export default async function smallZod() {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${NAMES.join(", ")} } from "zod/mini";`, resolveDir: this.rootContext },
    bundle: true,
    format: "esm",
    write: false,
  });
  return outputFiles[0].text;
}
