/** Of the typeface of titles, on average. */
const CHARACTERS_PER_EM = 1.5;

/** One line of one height, whoever it is: the browser learns the name after the page has been seen. */
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
