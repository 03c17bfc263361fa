/** The average of the title font. */
const CHARACTERS_PER_EM = 1.5;

/** Shrinks the font so that any name fits on one line, without a layout shift. */
export function OneLine({ children }: { children: string }) {
  const fitting = `calc((100vw - 2rem) * ${(CHARACTERS_PER_EM / children.length).toFixed(4)})`;
  return (
    <span
      className="inline-block max-w-full truncate"
      style={{ fontSize: `clamp(1.125rem, ${fitting}, 1em)`, verticalAlign: "bottom" }}
    >
      {children}
    </span>
  );
}
