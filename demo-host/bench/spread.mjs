import { median } from './median.mjs'

/** The first and third quartile. */
export const quartiles = numbers => [at(numbers, 0.25), at(numbers, 0.75)]

/** The interval of the ratio of two medians in 19 of 20 benches, by bootstrapping. */
export function ratioBetween(ours, theirs, draws = 2_000) {
  const ratios = Array.from({ length: draws }, () => median(drawn(ours)) / median(drawn(theirs)))
  return [at(ratios, 0.025), at(ratios, 0.975)]
}

const drawn = numbers => numbers.map(() => numbers[Math.floor(Math.random() * numbers.length)])

function at(numbers, share) {
  const sorted = [...numbers].sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length * share)]
}
