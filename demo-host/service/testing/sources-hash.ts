import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const service = fileURLToPath(new URL('../', import.meta.url))

/** Drawings are not in the database, only their names are. */
const IN_DATABASE = /^(database|migrations|seed(?!\/pictures\/(?!kinds)))/

/** Names the tables and data of the sources as they are today: with any change the name is another. */
export function sourcesHash(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const files = readdirSync(service, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(isSource).sort()) hash.update(file).update(readFileSync(service + file))
  return hash.digest('hex').slice(0, 16)
}

const isSource = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && IN_DATABASE.test(file.replaceAll('\\', '/'))
