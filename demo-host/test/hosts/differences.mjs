/** The first lines in which two lists differ. */
export function differenceOf(expected, seen) {
  const [left, right] = [new Set(expected), new Set(seen)]
  const missing = expected.filter(line => !right.has(line)).map(line => `expected ${line}`)
  const strange = seen.filter(line => !left.has(line)).map(line => `got ${line}`)
  return [...missing.slice(0, 2), ...strange.slice(0, 2)]
}
