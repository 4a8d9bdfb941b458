/** All callers share one attempt; after a failure the next caller retries. */
export function once<Answer>(attempt: () => Promise<Answer>): () => Promise<Answer> {
  let attempted: Promise<Answer> | undefined
  return () => {
    attempted ??= attempt().catch((error: unknown) => {
      attempted = undefined
      throw error
    })
    return attempted
  }
}
