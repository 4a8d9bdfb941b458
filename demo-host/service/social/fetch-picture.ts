import { MAX_PHOTO_BYTES } from '../../../core/social/contracts'
import { fail } from '../failure'
import { wrongField } from '../people/check-person'

const PATIENCE_MS = 5000

/**
 * A picture in base64 from one of the shop's own sources; any other address could lead into the shop's network. Throws `PRO412`
 * for another source and where nothing comes, `PIC413` for a picture that is too large.
 */
export async function fetchPicture(url: string, origins: readonly string[]): Promise<string> {
  if (!URL.canParse(url) || !origins.includes(new URL(url).origin)) throw wrongField('url')
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
  if (!answer?.ok || !answer.body) throw wrongField('url')
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of answer.body) {
      size += part.length
      if (size > MAX_PHOTO_BYTES) break
      parts.push(part)
    }
  } catch {
    throw wrongField('url')
  }
  if (size > MAX_PHOTO_BYTES) throw fail('PIC413', { maxBytes: MAX_PHOTO_BYTES })
  return Buffer.concat(parts).toString('base64')
}
