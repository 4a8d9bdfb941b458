import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputBundle, OutputChunk, Plugin } from 'rollup'
import { integrityOf } from '../../widgets/build/pins'
import { packages, sources } from '../scripts'

export interface Listed {
  path: string
  integrity: string
  bytes: number
  reason: string
  packages: { name: string; version: string; reason: string }[]
}

/**
 * Writes every script of the builds that share it, with its reason and hash, to `fileName`. A script without a reason stops
 * the build.
 */
export function inventory(fileName: string, root: string): () => Plugin {
  const listed = new Map<string, Listed>()
  return () => ({
    name: 'till:inventory',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const script of inventoryOf(bundle, root)) listed.set(script.path, script)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify([...listed.values()], null, 2) + '\n' })
      },
    },
  })
}

/** Throws a sentence for whoever added what is not listed. */
export function inventoryOf(bundle: OutputBundle, root: string): Listed[] {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  return chunks.map(chunk => {
    refuseForeign(chunk, bundle)
    const ids = chunk.moduleIds.filter(id => !id.startsWith('\0')).map(id => id.split('?')[0]?.replace(root, '') ?? id)
    const own = ids.filter(id => packageOf(id) === null)
    const brought = [...new Set(ids.map(packageOf).filter(name => name !== null))].sort()
    const named = brought.map(name => ({ name, reason: reasonOfPackage(name), version: versionOf(name, root) }))
    const reasons = own.length ? own.map(reasonOfSource) : named.map(each => each.reason)
    // A chunk's purpose is that of its last module, after everything that it needs.
    const reason = reasons.at(-1) ?? 'Glue between the scripts, made by the bundler'
    return {
      path: chunk.fileName,
      integrity: integrityOf(chunk.code),
      bytes: Buffer.byteLength(chunk.code),
      reason,
      packages: named,
    }
  })
}

function refuseForeign({ fileName, imports, dynamicImports }: OutputChunk, bundle: OutputBundle): void {
  const foreign = [...imports, ...dynamicImports].find(file => !bundle[file])
  if (foreign) throw new Error(`${fileName} imports ${foreign}, which is no part of the build`)
}

function reasonOfSource(id: string): string {
  const reason = sources.find(([place]) => place.test(id))?.[1]
  if (!reason) throw new Error(`${id} runs where a shopper pays: give a reason for it in checkout-site/scripts.ts`)
  return reason
}

function reasonOfPackage(name: string): string {
  const reason = packages[name]
  if (reason) return reason
  throw new Error(`The package ${name} runs where a shopper pays: give a reason for it in checkout-site/scripts.ts`)
}

function packageOf(id: string): string | null {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? null
}

function versionOf(name: string, root: string): string {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version
}
