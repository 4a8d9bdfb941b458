import { enums, type Infer, nullable, size, string, type } from 'superstruct'

/** An open session is not enough to download or erase a person's data. */
export const ProvedByPassword = type({ password: size(string(), 1, 256) })

/** `expiresAt`: until when a ready copy can be downloaded, ISO 8601. */
export const DataCopy = type({
  state: enums(['none', 'pending', 'ready', 'failed']),
  expiresAt: nullable(string()),
})
export type DataCopy = Infer<typeof DataCopy>
