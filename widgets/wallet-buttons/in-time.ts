/** Milliseconds after which a provider that has neither answered nor failed counts as failed: as long as the shop itself is waited for. */
const PATIENCE_MS = 15_000

/** What a provider answers; rejects where nothing comes in time. */
export function inTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('No answer in time')), PATIENCE_MS),
  )
  return Promise.race([work, late])
}
