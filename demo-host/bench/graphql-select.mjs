/** Reduces a value to what a GraphQL document selects. */
export function select(document, value) {
  const { fragments, root } = parse(document)
  return pick(root, value, fragments)
}

function pick(selection, value, fragments) {
  if (Array.isArray(value)) return value.map(item => pick(selection, item, fragments))
  if (value === null || value === undefined) return null
  const picked = {}
  for (const part of selection) {
    if (part.spread) Object.assign(picked, pick(fragments.get(part.spread), value, fragments))
    else if (part.on) Object.assign(picked, part.on === value.__typename ? pick(part.inner, value, fragments) : {})
    else picked[part.alias] = part.inner ? pick(part.inner, value[part.name], fragments) : (value[part.name] ?? null)
  }
  return picked
}

function parse(document) {
  const tokens = document.match(/\.\.\.|[\w$]+|"(?:[^"\\]|\\.)*"|[{}():!@[\]=]/g) ?? []
  const fragments = new Map()
  let root = []
  let at = 0
  while (at < tokens.length) {
    const isFragment = tokens[at] === 'fragment'
    const name = tokens[at + 1]
    while (tokens[at] !== '{') at += tokens[at] === '(' ? lengthOfArguments() : 1
    const selection = selectionSet()
    if (isFragment) fragments.set(name, selection)
    else root = selection
  }
  return { fragments, root }

  function selectionSet() {
    const selection = []
    at += 1
    while (tokens[at] !== '}') selection.push(tokens[at] === '...' ? fragment() : field())
    at += 1
    return selection
  }

  function fragment() {
    const [, next, type] = tokens.slice(at, at + 3)
    if (next !== 'on') {
      at += 2
      return { spread: next }
    }
    at += 3
    return { on: type, inner: selectionSet() }
  }

  function field() {
    const alias = tokens[at++]
    let name = alias
    if (tokens[at] === ':') {
      name = tokens[at + 1]
      at += 2
    }
    if (tokens[at] === '(') at += lengthOfArguments()
    return tokens[at] === '{' ? { alias, name, inner: selectionSet() } : { alias, name }
  }

  function lengthOfArguments() {
    let depth = 0
    let length = 0
    do {
      const token = tokens[at + length++]
      depth += token === '(' ? 1 : token === ')' ? -1 : 0
    } while (depth > 0)
    return length
  }
}
