import { strToU8, zipSync } from 'fflate'

/** Columns that give access to something, or mean nothing outside of the shop. */
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

/** A JSON file for each table, and a file for each picture, named by its id. */
export function zipOf(tables: Readonly<Record<string, readonly unknown[] | Row>>): Buffer {
  const pictures = { ...picturesOf(tables.pictures), ...picturesOf(tables.photos) }
  const files = Object.entries(tables).map(([name, rows]) => [`${name}.json`, jsonOf(rows)])
  return Buffer.from(zipSync({ ...Object.fromEntries(files), ...pictures }))
}

const jsonOf = (rows: unknown): Uint8Array =>
  strToU8(JSON.stringify(rows, (name, value: unknown) => (SECRETS.has(name) || isBytes(value) ? undefined : value), 2))

/** A replacer sees a Buffer only after its own `toJSON`. */
const isBytes = (value: unknown): boolean => Object(value).type === 'Buffer'

function picturesOf(rows: readonly unknown[] | Row | undefined): Record<string, Uint8Array> {
  if (!Array.isArray(rows)) return {}
  const pictures = rows as readonly { id: string; content_type: string; content: Buffer }[]
  return Object.fromEntries(
    pictures.map(({ id, content_type, content }) => [`pictures/${id}.${content_type.replace('image/', '')}`, content]),
  )
}
