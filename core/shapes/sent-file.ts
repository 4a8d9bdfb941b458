import { type Infer, string, type } from 'superstruct'

/** In base64. */
export const SentFile = type({ fileName: string(), contentType: string(), content: string() })
export type SentFile = Infer<typeof SentFile>
