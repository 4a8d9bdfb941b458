import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'rollup'

export interface ManifestEntry {
  entries: string[]
  imports: string[]
  dynamicImports: string[]
}

export function manifest(path: string, root: string): Plugin {
  return {
    name: 'till:manifest',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files: Record<string, ManifestEntry> = {}
        for (const [file, item] of Object.entries(bundle)) {
          const entries = item.type === 'chunk' ? entriesOf(item.moduleIds, id => this.getModuleInfo(id), root) : []
          const { imports = [], dynamicImports = [] } = item.type === 'chunk' ? item : {}
          files[file] = { entries, imports, dynamicImports }
        }
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, JSON.stringify(files, null, 2) + '\n')
      },
    },
  }
}

type Info = { isEntry: boolean; dynamicImporters: readonly string[] } | null

function entriesOf(ids: string[], infoOf: (id: string) => Info, root: string): string[] {
  const isEntry = (id: string) => {
    const info = infoOf(id)
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0)
  }
  return ids.filter(isEntry).map(id => id.replace(root, '').replaceAll('\\', '/'))
}
