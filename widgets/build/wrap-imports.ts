import type { Plugin } from 'rollup'
import { nodesOf } from './syntax'

const importing = (loadChunk: string) => `import { loadChunk as __loadChunk } from ${JSON.stringify(loadChunk)};\n`

/**
 * Turns `import('./x')` into `loadChunk(bring => bring('./x-hash.js'))`, where `bring` checks the file before it imports it.
 * `header` declares `__loadChunk` in each module with imports.
 */
export function wrapImports(loadChunk: string, header = importing(loadChunk)): Plugin {
  return {
    name: 'till:wrap-imports',

    transform(code, id) {
      if (id === loadChunk || !/\.tsx?$/.test(id) || !/\bimport\s*\(/.test(code)) return null
      const calls = nodesOf(this.parse(code), 'ImportExpression')
      let out = code
      // Backwards, so that earlier offsets stay valid.
      for (const { start, end } of calls.reverse()) {
        out = `${out.slice(0, start)}__loadChunk(__bring => ${out.slice(start, end)})${out.slice(end)}`
      }
      return calls.length ? { code: header + out, map: null } : null
    },

    renderDynamicImport: ({ moduleId, targetModuleId }) =>
      targetModuleId && moduleId !== loadChunk ? { left: '__bring(', right: ')' } : null,
  }
}
