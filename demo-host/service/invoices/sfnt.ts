import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

/** Unpacks a WOFF font (version 1). pdfkit reads WOFF too, but unpacks it in JavaScript, which takes seconds for a Japanese font. */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_none, index) => {
    const at = HEADER + index * ENTRY
    const [offset, packed, length] = [4, 8, 12].map(field => woff.readUInt32BE(at + field)) as [number, number, number]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const head = Buffer.alloc(12 + count * 16)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  let offset = head.length
  const padded = tables.map(({ tag, sum, data }, index) => {
    const at = 12 + index * 16
    tag.copy(head, at)
    head.writeUInt32BE(sum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc(-data.length & 3)
    offset += data.length + padding.length
    return Buffer.concat([data, padding])
  })
  return Buffer.concat([head, ...padded])
}
