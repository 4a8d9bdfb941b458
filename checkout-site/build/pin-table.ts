import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { OutputBundle, OutputChunk } from 'rollup'
import { integrityOf, pinsOf } from '../../widgets/build/pins'

export const loadChunk = fileURLToPath(new URL('../load-chunk.ts', import.meta.url))

/** The hashes of all later chunks and sheets, in a file of its own, so that no page grows with the number of screens. */
export interface PinTable {
  fileName: string
  source: string
  integrity: string
}

/** Sheets are listed in the order in which they apply. */
export function pinTableOf(chunks: readonly OutputChunk[], bundle: OutputBundle): PinTable {
  const files = [...chunks.map(({ fileName }) => fileName), ...Object.keys(bundle).filter(isSheet)]
  const source = JSON.stringify(pinsOf(files, bundle, firstScripts(bundle)))
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `assets/pins-${hash}.json`, source, integrity: integrityOf(source) }
}

export const isSheet = (file: string): boolean => file.endsWith('.css')

/** Scripts that every page loads at once. */
export function firstScripts(bundle: OutputBundle): string[] {
  const entry = Object.values(bundle).find(item => item.type === 'chunk' && item.isEntry) as OutputChunk
  return [entry.fileName, ...entry.imports].filter(file => !isSheet(file))
}

export function sheetsOf(files: readonly string[], bundle: OutputBundle): string[] {
  const imported = new Set(files.flatMap(file => (bundle[file] as OutputChunk).imports))
  return Object.keys(bundle).filter(file => isSheet(file) && imported.has(file))
}

/** Browsers without integrity in import maps check these chunks by their preloads. */
export function importMapOf(files: readonly string[], bundle: OutputBundle, table: PinTable): string {
  const pinOf = (file: string) => ['/' + file, integrityOf((bundle[file] as OutputChunk).code)]
  const integrity = { ...Object.fromEntries(files.map(pinOf)), ['/' + table.fileName]: table.integrity }
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`
}
