import { MAX_PICTURE_BYTES } from '../../../core/contact/contracts'
import { fail } from '../failure'

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** The parts of a file that are needed to draw it. Anything else may say who took it, where, and with what. */
const DRAWING = new Set(['file', 'jfif', 'icc', 'png', 'pngFile', 'riff'])

/**
 * Finds the type from the content, not the name. Throws `PIC413` if it is too large, `PIC415` if it is not a picture, and
 * `PIC422` if it has metadata, such as a place: pages remove that before they send.
 */
export async function checkPicture(
  base64: string,
): Promise<{ readonly contentType: string; readonly content: Buffer }> {
  const content = Buffer.from(base64, 'base64')
  if (content.length > MAX_PICTURE_BYTES) throw fail('PIC413', { maxBytes: MAX_PICTURE_BYTES })
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(content)
  if (!type || !TYPES.has(type.mime)) throw fail('PIC415')
  if (await hasMetadata(content)) throw fail('PIC422')
  return { contentType: type.mime, content }
}

async function hasMetadata(content: Buffer): Promise<boolean> {
  const { default: ExifReader } = await import('exifreader')
  const found = await ExifReader.load(content, { expanded: true, async: true }).catch(() => {
    throw fail('PIC415')
  })
  return Object.keys(found).some(group => !DRAWING.has(group))
}
