/** Waits, for ten seconds at most, until something holds. */
export async function until(holds: () => unknown): Promise<void> {
  const end = performance.now() + 10_000
  while (!holds()) {
    if (performance.now() > end) throw new Error('It did not come about')
    await new Promise(requestAnimationFrame)
  }
}
