import { existsSync, readFileSync } from 'node:fs'

const folder = new URL('../../../shared/data/', import.meta.url)

/** Material that nobody in the project wrote, for tests alone; null, with a word of it, on a machine without it. */
export function foreign(file: string): string | null {
  const at = new URL(file, folder)
  if (existsSync(at)) return readFileSync(at, 'utf8')
  console.info(`Without ${file} of ../shared/data: what is tested with it is left out.`)
  return null
}
