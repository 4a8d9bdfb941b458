import { median } from './median.mjs'

/** Below the first lies a quarter of some numbers, above the second another. */
export const quartiles = numbers => [at(numbers, 0.25), at(numbers, 0.75)]

/** Between which two values the ratio of two medians lies in 19 of 20 benches, as drawing again from their numbers tells. */
export function ratioBetween(ours, theirs, draws = 2_000) {
  const ratios = Array.from({ length: draws }, () => median(drawn(ours)) / median(drawn(theirs)))
  return [at(ratios, 0.025), at(ratios, 0.975)]
}

const drawn = numbers => numbers.map(() => numbers[Math.floor(Math.random() * numbers.length)])

function at(numbers, share) {
  const sorted = [...numbers].sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length * share)]
}
