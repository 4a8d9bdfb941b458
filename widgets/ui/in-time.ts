/** As long as the shop itself is waited for. */
const PATIENCE_MS = 15_000

/** Rejects if nothing comes in time. */
export function inTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('No answer in time')), PATIENCE_MS),
  )
  return Promise.race([work, late])
}
