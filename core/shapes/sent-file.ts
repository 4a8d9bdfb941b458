import { type Infer, string, type } from 'superstruct'

/** A file, its content in base64. */
export const SentFile = type({ fileName: string(), contentType: string(), content: string() })
export type SentFile = Infer<typeof SentFile>
