import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('..', import.meta.url))

/** Registered widgets with a `NAME.closed.ts` in their folder. */
export function earlyWidgets(widgets = here) {
  const registry = readFileSync(join(widgets, 'index.ts'), 'utf8')
  const names = [...registry.matchAll(/import\('\.\/([\w-]+)\/\1\.widget'\)/g)].map(([, name]) => name)
  return names.filter(name => existsSync(join(widgets, name, `${name}.closed.ts`)))
}

/** Fills `widgets/closed-looks.ts` and `widgets/early.ts`: a Rollup plugin, for every build and for tests in a browser. */
export function fillEarlyWidgets(widgets = here) {
  const contents = {
    [join(widgets, 'closed-looks.ts')]: closedLooks,
    [join(widgets, 'early.ts')]: early,
  }
  return {
    name: 'till:early-widgets',
    load(id) {
      const content = contents[id]
      if (!content) return null
      this.addWatchFile?.(join(widgets, 'index.ts'))
      return content(earlyWidgets(widgets))
    },
  }
}

function closedLooks(names) {
  const imports = names.map((name, at) => `import { closed as look${at} } from './${name}/${name}.closed'\n`)
  return `${imports.join('')}export const closedLooks = { ${names.map((name, at) => `'till-${name}': look${at}`)} }\n`
}

function early(names) {
  const lines = names.map(name => `'till-${name}': () => import('./${name}/${name}.widget')`)
  return `export const early = { ${lines} }\n`
}
