/** The fields of a parsed node that this build reads. */
export interface Node {
  type: string
  start: number
  end: number
  name?: string
  value?: string
  key?: Node
  id?: Node
  init?: unknown
  local?: Node
  source?: Node
  specifiers?: Node[]
  properties?: { key?: Node; value?: unknown }[]
}

/** In the order of the text. */
export function nodesOf(tree: unknown, type: string): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(part => nodesOf(part, type))
  if (!tree || typeof tree !== 'object') return []
  const inside = Object.values(tree).flatMap(part => nodesOf(part, type))
  const found = 'type' in tree && tree.type === type ? [tree as Node, ...inside] : inside
  return found.sort((left, right) => left.start - right.start)
}
