const LETTERS = ['XXS', 'XS', 'S', 'S/M', 'M', 'L', 'L/XL', 'XL', 'XXL']

/** Numbers by size, then letters from small to large, then the rest. */
export function sizeOrder(one: string, other: string): number {
  return placeOf(one) - placeOf(other) || one.localeCompare(other)
}

function placeOf(size: string): number {
  const number = Number(size)
  if (size !== '' && Number.isFinite(number)) return number
  const letter = LETTERS.indexOf(size)
  return letter === -1 ? 2_000 : 1_000 + letter
}
