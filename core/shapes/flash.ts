import { type Infer, optional, string, type, unknown } from 'superstruct'

/** Something the shopper has to be told about a cart or order; `code` decides the reaction. */
export const Flash = type({
  code: string(),
  message: string(),
  itemId: optional(string()),
  details: optional(unknown()),
})
export type Flash = Infer<typeof Flash>
