/** A pure function that computes the value of each key once, for files that say the same thousands of times. */
export function remembering<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as Value;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}
