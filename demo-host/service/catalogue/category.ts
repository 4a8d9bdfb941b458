import type { Words } from '../languages/words'

/** A listing; `id` is what stands at the end of its address. */
export type Category = {
  readonly id: string
  readonly slug: string
  readonly parentId?: string
  readonly name: Words
  readonly description: Words
  readonly position: number
}
