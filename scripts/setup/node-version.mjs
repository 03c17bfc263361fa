const LEAST = [20, 19];

/** Ends the program with one clear line when this Node is too old for the rest of it. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(`Formcast needs Node ${LEAST.join(".")} or later; this is ${process.versions.node}.`);
  process.exit(1);
}
