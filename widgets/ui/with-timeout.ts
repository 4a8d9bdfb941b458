/** The same as for calls of the shop's service. */
const TIMEOUT_MS = 15_000

/** Rejects if `work` takes longer than a call may. */
export function withTimeout<Answer>(work: Promise<Answer>): Promise<Answer> {
  const timeout = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('No answer in time')), TIMEOUT_MS),
  )
  return Promise.race([work, timeout])
}
