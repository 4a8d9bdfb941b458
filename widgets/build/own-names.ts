import type { OutputChunk, Plugin } from 'rollup'
import { ownSource } from './own-source'

/** The exports of a chunk, which stand at its end. */
const exported = /export\s*\{([^}]*)\};?\s*$/
/** What a chunk takes of another: `import{b as e}from"./f.js"`. */
const taken = /import\s*\{([^}]*)\}\s*from\s*"\.\/([\w.-]+)"/g
/** What it takes of one that it fetches, `("./f.js").then(t=>t.b)`: the same name for each language, which weighs less. */
const fetched = /"\.\/([\w.-]+)"\)\.then\(\(?([\w$]+)\)?\s*=>\s*\2\.([\w$]+)\)/g
/** The names that Rollup gives to what chunks alone ask of each other. */
const given = /^[\w$]{1,2}$/

/**
 * Has chunks ask each other by the names that things have inside, once minified: `export{at}` in the place of
 * `export{at as $}`. Every second name costs two bytes after compression, and the runtime has 150 (0.2 kB of an open cart).
 */
export function ownNames(): Plugin {
  return {
    name: 'till:own-names',
    augmentChunkHash: ownSource(import.meta.url),
    generateBundle: (_options, bundle) => withOwnNames(Object.values(bundle).filter(item => item.type === 'chunk')),
  }
}

type BuiltChunk = Pick<OutputChunk, 'fileName' | 'code' | 'isEntry' | 'imports'>

/** Writes the chunks' exports, and what asks for them, by their names inside. */
export function withOwnNames(chunks: readonly BuiltChunk[]): void {
  const kept = new Set(
    chunks.flatMap(({ code }) => [...code.matchAll(fetched)].map(([, file, , name]) => `${file} ${name}`)),
  )
  const renamed = new Map<string, string>()
  for (const chunk of chunks) {
    // A file that imports nothing is the checkout site's too, by the same name and hash: it stays as it is.
    if (!chunk.isEntry && !chunk.imports.length) continue
    chunk.code = chunk.code.replace(exported, (_whole, list: string) => {
      const own = pairs(list).map(([inside, outside]) => {
        const place = `${leaf(chunk.fileName)} ${outside}`
        if (!given.test(outside) || kept.has(place)) return asPair(inside, outside)
        renamed.set(place, inside)
        return inside
      })
      // In their order they share beginnings.
      return `export{${own.sort().join(',')}};`
    })
  }
  for (const chunk of chunks) {
    chunk.code = chunk.code.replace(taken, (_whole, list: string, file: string) => {
      const own = pairs(list).map(([name, inside]) => asPair(renamed.get(`${file} ${name}`) ?? name, inside))
      return `import{${own.join(',')}}from"./${file}"`
    })
  }
}

function pairs(list: string): [string, string][] {
  return list
    .split(',')
    .filter(Boolean)
    .map(one => one.trim().split(/\s+as\s+/))
    .map(([from = '', to = from]) => [from, to])
}

const asPair = (from: string, to: string) => (from === to ? from : `${from} as ${to}`)
const leaf = (file: string) => file.slice(file.lastIndexOf('/') + 1)
