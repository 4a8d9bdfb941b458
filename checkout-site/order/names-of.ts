import { listed } from '../../core/format/listed'

interface Line {
  readonly id: string
  readonly name: string
}

/** The names of these lines, as a list in the shopper's language. */
export const namesOf = (items: readonly Line[], itemIds: readonly string[], locale: string): string =>
  listed(
    items.filter(({ id }) => itemIds.includes(id)).map(({ name }) => name),
    locale,
  )
