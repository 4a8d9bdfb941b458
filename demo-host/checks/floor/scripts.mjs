import { parseAst } from 'rollup/parseAst'
import { data, lacking } from './lacks.mjs'
import { namesOf, visit } from './names.mjs'

const { api, html, javascript } = data
const { builtins } = javascript
const { Intl } = builtins

/** What a page's own objects are made of. */
const instances = {
  crypto: 'Crypto',
  customElements: 'CustomElementRegistry',
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  sessionStorage: 'Storage',
}
const globals = new Set(['globalThis', 'self', 'top', 'window'])

/** Every member that a prototype may have, by name: one of whose owners an engine has is taken to be that one. */
const members = new Map()
for (const owner of [api, builtins, Intl].flatMap(Object.values)) {
  for (const [name, member] of Object.entries(owner)) {
    if (name !== '__compat' && !name.endsWith('_static')) members.set(name, [...(members.get(name) ?? []), member])
  }
}

/**
 * The globals, statics and methods in a script that an engine of the floor lacks, and that the script does not look for before
 * it uses them: each with the engines.
 * @param {string} code JavaScript, without types and JSX
 * @param {ReadonlySet<string>} own Names of members that what ships defines itself
 */
export function scriptLacks(code, own = new Set()) {
  const tree = parseAst(code)
  const { declared } = namesOf(tree)
  let guarded = new Set()
  const found = new Map()
  const add = (title, name, features) => {
    const engines = features.map(lacking)
    if (features.length === 0 || engines.some(list => list.length === 0) || guarded.has(name)) return
    found.set(title, [...new Set(engines.flat())])
  }
  // `trustedTypes?.createPolicy()`: an engine without the object never comes to its method.
  const isOfGuarded = ({ name, property }) => {
    const owner = name ?? property?.name
    const feature = api[owner] ?? api.Window[owner]
    return guarded.has(owner) && isFeature(feature) && lacking(feature).length > 0
  }
  const isGlobal = ({ type, name }) => type === 'Identifier' && !declared.has(name)

  visit(tree, (node, parent, key) => {
    // A guard counts for the top-level statement that contains it.
    if (parent?.type === 'Program') ({ guarded } = namesOf(node))
    if (node.type === 'Literal' && node.regex?.flags.includes('v')) {
      add('regular expressions with the flag v', '', [
        javascript.regular_expressions.unicode_sets ?? builtins.RegExp.unicodeSets,
      ])
    }
    for (const [name, feature] of attributesOf(node)) add(`the attribute ${name}`, name, [feature].filter(isFeature))
    if (node.type === 'Identifier' && isGlobal(node) && isRead(node, parent, key)) {
      const { name } = node
      add(name, name, [api[name] ?? builtins[name] ?? api.Window?.[name]].filter(Boolean).filter(isFeature))
    }
    if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return
    const { object, property } = node
    const { name } = property
    if (isGlobal(object)) {
      const owner = object.name
      if (globals.has(owner))
        return add(name, name, [api[name] ?? builtins[name] ?? api.Window[name]].filter(isFeature))
      if (instances[owner]) return add(`${owner}.${name}`, name, [api[instances[owner]]?.[name]].filter(isFeature))
      const known = api[owner] ?? builtins[owner]
      if (known)
        return add(`${owner}.${name}`, name, [known[`${name}_static`] ?? builtins[owner]?.[name]].filter(isFeature))
    }
    if (parent?.type === 'CallExpression' && key === 'callee' && !own.has(name) && !isOfGuarded(object)) {
      add(`.${name}()`, name, (members.get(name) ?? []).filter(isFeature))
    }
  })
  return found
}

/** The attributes that a call of `jsx('div', { … })` or `make('div', { … })` gives an element. */
function attributesOf({ type, callee, arguments: given }) {
  if (type !== 'CallExpression' || !/^(jsxs?|make)$/.test(callee.name) || typeof given[0]?.value !== 'string') return []
  const names = (given[1]?.properties ?? []).map(({ key }) => String(key?.name ?? key?.value).toLowerCase())
  return names.map(name => [name, html.elements[given[0].value]?.[name] ?? html.global_attributes[name]])
}

const isFeature = feature => Boolean(feature?.__compat)

/** Whether the identifier is a value, not the name of a property or a label. */
function isRead(_node, parent, key) {
  if (parent?.type === 'MemberExpression') return key === 'object' || parent.computed
  if (parent?.type === 'Property') return key === 'value' || parent.computed
  if (/^(PropertyDefinition|MethodDefinition)$/.test(parent?.type)) return key === 'value' || parent.computed
  return !/^(LabeledStatement|BreakStatement|ContinueStatement|ExportSpecifier|ImportSpecifier|MetaProperty)$/.test(
    parent?.type,
  )
}
