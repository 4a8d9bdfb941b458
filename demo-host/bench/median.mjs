export function median(numbers) {
  const sorted = [...numbers].sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)]
}
