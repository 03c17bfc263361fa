/** "1 client", "12 clients". */
export function counted(count: number, thing: string): string {
  // Only large numbers need a separator: the browser's formatter takes long to be made for the first time.
  const figure = count < 1000 ? count : count.toLocaleString("en-US");
  return `${figure} ${thing}${count === 1 ? "" : "s"}`;
}
