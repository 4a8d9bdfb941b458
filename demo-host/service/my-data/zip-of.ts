import { strToU8, zipSync } from 'fflate'

/** What opens something for whoever has it, or means nothing outside of the shop. */
const SECRETS = new Set([
  'password_hash',
  'credential_id',
  'public_key',
  'token',
  'secret_hash',
  'parent_hash',
  'likeness',
])

type Row = Readonly<Record<string, unknown>>

/** Rows as a ZIP: a JSON file for each table, and each picture as a file of its own, named by its id. */
export function zipOf(tables: Readonly<Record<string, readonly unknown[] | Row>>): Buffer {
  const pictures = picturesOf(tables.pictures)
  const files = Object.entries(tables).map(([name, rows]) => [`${name}.json`, jsonOf(rows)])
  return Buffer.from(zipSync({ ...Object.fromEntries(files), ...pictures }))
}

const jsonOf = (rows: unknown): Uint8Array =>
  strToU8(JSON.stringify(rows, (name, value: unknown) => (SECRETS.has(name) || isBytes(value) ? undefined : value), 2))

/** Bytes say so of themselves before they are asked for their JSON. */
const isBytes = (value: unknown): boolean => Object(value).type === 'Buffer'

function picturesOf(rows: readonly unknown[] | Row | undefined): Record<string, Uint8Array> {
  if (!Array.isArray(rows)) return {}
  const pictures = rows as readonly { id: string; content_type: string; content: Buffer }[]
  return Object.fromEntries(
    pictures.map(({ id, content_type, content }) => [`pictures/${id}.${content_type.replace('image/', '')}`, content]),
  )
}
