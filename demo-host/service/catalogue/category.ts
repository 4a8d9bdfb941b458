import type { Words } from '../languages/words'

/** A listing; `id` is the end of its URL. */
export type Category = {
  readonly id: string
  readonly slug: string
  readonly parentId?: string
  readonly name: Words
  readonly description: Words
  readonly position: number
}
