import { fileURLToPath } from 'node:url'
import type { Plugin } from 'rollup'
import type { BuiltEntry } from '../../widgets/build/pins'

const assets = fileURLToPath(new URL('../assets.ts', import.meta.url))

/** Replaces `loader/assets.ts`; in watch mode at each build. */
export function widgetsEntry(built: () => BuiltEntry, version: string, manifest: string): Plugin {
  return {
    name: 'till:widgets-entry',
    load(id) {
      if (id !== assets) return null
      this.addWatchFile(manifest)
      return `export const version = ${JSON.stringify(version)}\nexport const index = ${JSON.stringify(built())}\n`
    },
  }
}
