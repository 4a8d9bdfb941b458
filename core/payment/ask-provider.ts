import { reportBug } from '../runtime/bugs'

/** A provider that cannot be reached says so; what it throws is a bug, and is told as one. */
export async function askProvider<Answer>(form: { tokenise: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await form.tokenise()
  } catch (thrown) {
    reportBug(thrown)
    throw thrown
  }
}
