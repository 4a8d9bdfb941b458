import type { Plugin } from 'rollup'

/** Calls that only make a value: unused, they can be left out. `sample` is not among them, since it wires. */
const makers: Readonly<Record<string, 'all' | readonly string[]>> = {
  superstruct: 'all',
  effector: ['createEvent', 'createStore', 'createEffect', 'attach', 'combine', 'merge'],
}

/** What a page never reads of an endpoint: the service checks what it is sent, a page checks what it is answered. */
const readByService = ['query', 'body']

/** For whom a page is built: a host page checks the part of an answer that it reads, the microsite all of it. */
export type Reader = 'host' | 'microsite'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/**
 * Helps Rollup to see what a page does not need: contracts that only the service checks, endpoints that nobody calls,
 * units that nobody joined to anything. Without it each widget would carry every domain's contracts.
 */
export function lean(reader: Reader): Plugin {
  return {
    name: 'till:lean',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !/superstruct|effector|endpoint/.test(code)) return null
      const program = this.parse(code) as unknown as Node
      const pure = makerNames(program)
      const edits: { at: number; until: number; text: string }[] = []
      visit(program, node => {
        if (node.type !== 'CallExpression') return
        const name = (node['callee'] as { name?: string }).name
        if (name && (pure.has(name) || name === 'endpoint'))
          edits.push({ at: node.start, until: node.start, text: PURE })
        if (name === 'endpoint') edits.push(...withoutUnread(node, reader))
      })
      return edits.length ? { code: applied(code, edits), map: null } : null
    },
  }
}

const PURE = '/* @__PURE__ */ '

function makerNames(program: Node): Set<string> {
  const names = new Set<string>()
  for (const statement of program['body'] as Node[]) {
    if (statement.type !== 'ImportDeclaration') continue
    const known = makers[(statement['source'] as { value: string }).value]
    for (const { imported, local } of statement['specifiers'] as {
      imported?: { name: string }
      local: { name: string }
    }[]) {
      if (imported && (known === 'all' || known?.includes(imported.name))) names.add(local.name)
    }
  }
  return names
}

function withoutUnread(call: Node, reader: Reader): { at: number; until: number; text: string }[] {
  const [description] = call['arguments'] as Node[]
  if (description?.type !== 'ObjectExpression') return []
  const properties = (description['properties'] as Node[]).map(property => ({
    key: (property['key'] as { name?: string } | undefined)?.name ?? '',
    value: property['value'] as Node,
  }))
  const isPart = reader === 'host' && properties.some(({ key }) => key === 'reads')
  return properties
    .filter(({ key }) => readByService.includes(key) || (isPart && key === 'answer'))
    .map(({ value }) => ({ at: value.start, until: value.end, text: 'null' }))
}

// From the last to the first, so that earlier places stay true; what lies inside a replaced part is dropped with it.
function applied(code: string, edits: { at: number; until: number; text: string }[]): string {
  const replaced = edits.filter(({ at, until }) => until > at)
  return edits
    .filter(edit => !replaced.some(other => other !== edit && other.at <= edit.at && edit.until <= other.until))
    .sort((left, right) => right.at - left.at)
    .reduce((text, { at, until, text: inserted }) => text.slice(0, at) + inserted + text.slice(until), code)
}

function visit(value: unknown, told: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, told)
  else if (value && typeof value === 'object') {
    if ('type' in value && 'start' in value) told(value as Node)
    for (const child of Object.values(value)) if (child && typeof child === 'object') visit(child, told)
  }
}
