import type { Plugin } from 'rollup'

/** Calls that only make a value, so that unused ones can be removed. Not `sample`, which wires. */
const makers: Readonly<Record<string, 'all' | readonly string[]>> = {
  superstruct: 'all',
  effector: ['createEvent', 'createStore', 'createEffect', 'attach', 'combine', 'merge'],
}

/** The parts of an endpoint that a page never reads, because the service checks its input. */
const readByService = ['query', 'body']

/** A host page checks only the part of an answer that it reads, the microsite all of it. */
export type Reader = 'host' | 'microsite'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Helps Rollup to remove what a page does not need: contracts that only the service checks, unused endpoints, unconnected units. */
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

// Backwards, so that earlier offsets stay valid; edits inside a replaced part are dropped.
function applied(code: string, edits: { at: number; until: number; text: string }[]): string {
  const replaced = edits.filter(({ at, until }) => until > at)
  return edits
    .filter(edit => !replaced.some(other => other !== edit && other.at <= edit.at && edit.until <= other.until))
    .sort((left, right) => right.at - left.at)
    .reduce((text, { at, until, text: inserted }) => text.slice(0, at) + inserted + text.slice(until), code)
}

function visit(value: unknown, each: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, each)
  else if (value && typeof value === 'object') {
    if ('type' in value && 'start' in value) each(value as Node)
    for (const child of Object.values(value)) if (child && typeof child === 'object') visit(child, each)
  }
}
