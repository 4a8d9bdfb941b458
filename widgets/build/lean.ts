import type { Plugin } from 'rollup'

/** Calls that only make a value, so that unused ones can be removed. Not `sample`, which wires. */
const makers: Readonly<Record<string, 'all' | readonly string[]>> = {
  superstruct: 'all',
  effector: ['createEvent', 'createStore', 'createEffect', 'attach', 'combine', 'merge'],
}

/** What a page never reads: the service checks its own input, and the description of a widget is for its documents. */
const readByService = ['query', 'body']
const readByDocuments = ['about', 'slots', 'parts', 'events']
const attributeMakers = ['text', 'number', 'flag']
const isOfAttributes = (id: string) => id.endsWith('.attributes.ts')

/** A host page checks only the part of an answer that it reads, the microsite all of it. */
export type Reader = 'host' | 'microsite'

interface Edit {
  at: number
  until: number
  text: string
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Helps Rollup to remove what a page does not need: contracts that only the service checks, what only documents say, unused endpoints, unconnected units. */
export function lean(reader: Reader): Plugin {
  return {
    name: 'till:lean',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !/superstruct|effector|endpoint|defineWidget|\battributes\b/.test(code)) return null
      const program = this.parse(code) as unknown as Node
      const pure = makerNames(program)
      const edits: Edit[] = []
      visit(program, node => {
        if (node.type !== 'CallExpression') return
        const name = (node['callee'] as { name?: string }).name
        if (name && (pure.has(name) || name === 'endpoint'))
          edits.push({ at: node.start, until: node.start, text: PURE })
        if (name === 'endpoint') edits.push(...withoutProperties(node, unreadBy(reader)))
        if (name === 'defineWidget') edits.push(...withoutProperties(node, () => readByDocuments))
        if (name && attributeMakers.includes(name) && isOfAttributes(id)) edits.push(...withoutSentence(node))
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

function withoutProperties(call: Node, unread: (keys: readonly string[]) => readonly string[]): Edit[] {
  const [description] = call['arguments'] as Node[]
  if (description?.type !== 'ObjectExpression') return []
  const properties = description['properties'] as Node[]
  const keyOf = (property: Node) => (property['key'] as { name?: string } | undefined)?.name ?? ''
  const left = unread(properties.map(keyOf))
  return properties.flatMap((property, at) => {
    const until = properties[at + 1]?.start ?? property.end
    return left.includes(keyOf(property)) ? [{ at: property.start, until, text: '' }] : []
  })
}

const unreadBy = (reader: Reader) => (keys: readonly string[]) =>
  keys.includes('reads') ? [...readByService, reader === 'host' ? 'answer' : 'reads'] : readByService

function withoutSentence(call: Node): Edit[] {
  const [said] = call['arguments'] as Node[]
  return said ? [{ at: said.start, until: said.end, text: "''" }] : []
}

// Backwards, so that earlier offsets stay valid; edits inside a replaced part are dropped.
function applied(code: string, edits: Edit[]): string {
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
