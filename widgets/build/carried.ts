import type { OutputBundle, OutputChunk } from 'rollup'

interface Chunks {
  index: OutputChunk
  late: OutputChunk
  registry: OutputChunk
}

type Files = ReadonlySet<string>

/**
 * The files whose hashes each chunk carries: what its own `import()` calls load, without those whose hashes came before it on
 * every way that leads to it. What is painted first carries none, so that nobody waits for them: the late chunk has them.
 */
export function carriedBy(bundle: OutputBundle, { index, late, registry }: Chunks): Map<string, string[]> {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  const first = loadedWith([...index.dynamicImports, late.fileName], bundle).filter(file => file !== index.fileName)
  const ownOf = ({ dynamicImports }: OutputChunk) => loadedWith(dynamicImports, bundle)
  const isFirst = ({ fileName }: OutputChunk) => first.includes(fileName)
  const ofFirst = chunks.filter(chunk => isFirst(chunk) && chunk !== registry).flatMap(ownOf)
  const loadsOf = (chunk: OutputChunk) => {
    if (chunk === index) return first
    if (chunk === late) return ofFirst
    return isFirst(chunk) && chunk !== registry ? [] : ownOf(chunk)
  }
  const loads = new Map(chunks.map(chunk => [chunk.fileName, new Set(loadsOf(chunk))]))
  const known = knownBefore(loads, index.fileName)
  const carried = ([file, loaded]: [string, Files]): [string, string[]] => [
    file,
    [...loaded].filter(one => !known.get(file)?.has(one)),
  ]
  return new Map([...loads].map(carried))
}

/** The files whose hashes are known when a chunk runs, whatever loaded it. */
function knownBefore(loads: ReadonlyMap<string, Files>, root: string): ReadonlyMap<string, Files> {
  const known = new Map([...loads.keys()].map(file => [file, new Set(loads.keys())]))
  known.set(root, new Set([root]))
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const [loader, files] of loads) {
      const there = new Set([...(known.get(loader) ?? []), ...files])
      for (const file of files) {
        const before = known.get(file) ?? new Set()
        const left = new Set([...before].filter(one => there.has(one)))
        if (file === root || left.size === before.size) continue
        known.set(file, left)
        isSettled = false
      }
    }
  }
  return known
}

/** Some files with all that they import. */
export function loadedWith(files: readonly string[], bundle: OutputBundle, found = new Set<string>()): string[] {
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) continue
    found.add(file)
    loadedWith(chunk.imports, bundle, found)
  }
  return [...found]
}
