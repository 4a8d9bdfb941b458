import type { Plugin } from 'rollup'

/** What a widget's description says for its documentation alone. */
const documentation = ['about', 'slots', 'parts', 'events']
const attributeMakers = ['text', 'number', 'flag']

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/**
 * Leaves out of the built widgets what their descriptions say to people: each `.widget.ts` and `.attributes.ts` is
 * read by the documentation as it is written, and travels without it.
 */
export function withoutDocs(): Plugin {
  return {
    name: 'till:without-docs',
    transform(code, id) {
      if (!/\.(widget|attributes)\.ts$/.test(id)) return null
      const cuts: { from: number; to: number; put: string }[] = []
      visit(this.parse(code), node => {
        if (node.type !== 'CallExpression') return
        const [first] = node['arguments'] as Node[]
        const name = (node['callee'] as { name?: string }).name ?? ''
        if (name === 'defineWidget' && first) cuts.push(...described(first))
        if (attributeMakers.includes(name) && first?.type === 'Literal') {
          cuts.push({ from: first.start, to: first.end, put: '""' })
        }
      })
      if (!cuts.length) return null
      const left = cuts
        .sort((one, other) => other.from - one.from)
        .reduce((text, { from, to, put }) => text.slice(0, from) + put + text.slice(to), code)
      return { code: left, map: null }
    },
  }
}

function described(description: Node): { from: number; to: number; put: string }[] {
  if (description.type !== 'ObjectExpression') return []
  return (description['properties'] as Node[]).flatMap((property, at, all) => {
    const name = (property['key'] as { name?: string } | undefined)?.name ?? ''
    return documentation.includes(name)
      ? [{ from: property.start, to: all[at + 1]?.start ?? property.end, put: '' }]
      : []
  })
}

function visit(value: unknown, told: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, told)
  else if (value && typeof value === 'object') {
    if ('type' in value && 'start' in value) told(value as Node)
    for (const child of Object.values(value)) if (child && typeof child === 'object') visit(child, told)
  }
}
