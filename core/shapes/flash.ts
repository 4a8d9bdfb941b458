import { type Infer, optional, string, type, unknown } from 'superstruct'

/** `code` decides the reaction. */
export const Flash = type({
  code: string(),
  message: string(),
  itemId: optional(string()),
  details: optional(unknown()),
})
export type Flash = Infer<typeof Flash>
