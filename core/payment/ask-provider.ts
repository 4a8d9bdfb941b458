import { reportBug } from '../runtime/bugs'

/** An unreachable provider answers so; anything that it throws is a bug, and is reported. */
export async function askProvider<Answer>(form: { tokenise: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await form.tokenise()
  } catch (thrown) {
    reportBug(thrown)
    throw thrown
  }
}
