/** Does something once and gives every caller the same answer; what failed is tried again by the next caller. */
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
