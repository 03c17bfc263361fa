/** A promise that a test resolves; one that is never resolved simulates a dead server. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
