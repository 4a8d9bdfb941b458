/** The page, `siblings` on either side, the first and the last; null for gaps. */
export function pageNumbers(page: number, count: number, siblings = 2): (number | null)[] {
  const shown = Array.from({ length: count }, (_none, at) => at + 1).filter(
    number => number === 1 || number === count || Math.abs(number - page) <= siblings,
  )
  return shown.flatMap((number, index) =>
    index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number],
  )
}
