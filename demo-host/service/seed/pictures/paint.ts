/** The darkest tone that anything is mixed with. */
export const INK = '#14161C'

const channels = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

const hexOf = (values: readonly number[]): string =>
  '#' +
  values
    .map(value =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()

/** So much of the second colour in the first, 0 to 1. */
export const mix = (a: string, b: string, share: number): string => {
  const other = channels(b)
  return hexOf(channels(a).map((value, index) => value * (1 - share) + (other[index] ?? 0) * share))
}

/** A colour with so much ink in it. */
export const dark = (colour: string, share: number): string => mix(colour, INK, share)

/** A colour with so much white in it. */
export const light = (colour: string, share: number): string => mix(colour, '#FFFFFF', share)

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = channels(colour)
    .map(value => value / 255)
    .map(value => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The accent where it stands out on the base, else a tone of the base that does. */
export const onto = (base: string, accent: string): string =>
  Math.abs(luminance(base) - luminance(accent)) > 0.3
    ? accent
    : luminance(base) < 0.4
      ? light(base, 0.88)
      : dark(base, 0.7)
