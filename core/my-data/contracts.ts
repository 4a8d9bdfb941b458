import { enums, type Infer, nullable, size, string, type } from 'superstruct'

/** An open session alone neither takes a person's data away nor erases it. */
export const ProvedByPassword = type({ password: size(string(), 1, 256) })

/** How far the copy of a person's data is; `expiresAt` until when a copy that is ready can be taken: ISO 8601. */
export const DataCopy = type({
  state: enums(['none', 'pending', 'ready', 'failed']),
  expiresAt: nullable(string()),
})
export type DataCopy = Infer<typeof DataCopy>
