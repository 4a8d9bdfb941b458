import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RenderedChunk } from 'rollup'

/**
 * What a plugin that writes into chunks after Rollup has named them adds to their names: its own source, at `url`, so that
 * what it writes anew has a new name. Chunks that neither import nor fetch are never written into: they keep the name that
 * the checkout site's build gives to the same words.
 */
export function ownSource(url: string): (chunk: RenderedChunk) => string | undefined {
  const source = createHash('sha256')
    .update(readFileSync(fileURLToPath(url)))
    .digest('base64')
  return ({ imports, dynamicImports }) => (imports.length || dynamicImports.length ? source : undefined)
}
