import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const service = fileURLToPath(new URL('../', import.meta.url))

/** Names the tables and data of the sources as they are today: with any change the name is another. */
export function sourcesHash(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const folder of ['database', 'migrations', 'seed', 'repositories']) {
    const files = readdirSync(service + folder, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .sort()
    for (const file of files) hash.update(file).update(readFileSync(`${service}${folder}/${file}`))
  }
  return hash.digest('hex').slice(0, 16)
}

const isSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts')
