import { data, lacking } from './lacks.mjs'

const { properties, selectors, types, 'at-rules': atRules } = data.css

const viewport = types.length.viewport_percentage_units_dynamic
const container = types.length.container_query_length_units
const units = { lh: types.length.lh, rlh: types.length.rlh, cap: types.length.cap, rcap: types.length.rcap }
const unitOf = name =>
  /^[dls]v(w|h|i|b|min|max)$/.test(name) ? viewport : /^cq(w|h|i|b|min|max)$/.test(name) ? container : units[name]

/** A function by its name, wherever the data has it. */
const functions = new Map()
for (const [name, type] of Object.entries(types)) {
  if (type.__compat) functions.set(name, type)
  for (const [inner, feature] of Object.entries(type))
    if (feature?.__compat && !functions.has(inner)) functions.set(inner, feature)
}

/**
 * What a built style sheet uses that an engine of the floor lacks, each with the engines. What is under `@supports`, or over
 * a declaration of the same property that all know, is left out.
 * @param {string} css A sheet as it ships, lowered and minified
 */
export function styleLacks(css) {
  const found = new Map()
  const add = (title, feature) => {
    const engines = lacking(feature)
    if (engines.length) found.set(title, engines)
    return engines.length > 0
  }
  for (const { prelude, declarations } of blocksOf(withoutTexts(css))) {
    const [, at] = /^@([\w-]+)/.exec(prelude) ?? []
    if (at) {
      add(`@${at}`, atRules[at])
      if (at === 'media')
        for (const [, name] of prelude.matchAll(/\(([\w-]+)/g)) add(`@media (${name})`, atRules.media[name])
    } else {
      for (const [, name] of prelude.matchAll(/::?([a-z-]+)/g)) add(`:${name}`, selectors[name])
    }
    const known = new Set()
    for (const { property, value } of declarations) {
      const before = new Map(found)
      const isNew = lacksOf(property, value, add)
      if (!isNew) known.add(property)
      else if (known.has(property)) {
        found.clear()
        for (const [title, engines] of before) found.set(title, engines)
      }
    }
  }
  return found
}

function lacksOf(property, value, add) {
  let isNew = false
  const see = (title, feature) => {
    if (add(title, feature)) isNew = true
  }
  const own = properties[property]
  if (!property.startsWith('-')) see(property, own)
  for (const [, name] of value.matchAll(/([a-z][\w-]*)\(/g)) see(`${name}()`, functions.get(name))
  for (const [, name] of value.matchAll(/[\d.]([a-z]+)\b/g)) see(`the unit ${name}`, unitOf(name))
  for (const [name] of value.replace(/\([^()]*\)/g, '').matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w-])/g)) {
    if (own?.[name]) see(`${property}: ${name}`, own[name])
  }
  return isNew
}

const withoutTexts = css => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, 'x')

/** The blocks of a sheet, each with what stands before its brace and its own declarations. */
function* blocksOf(css) {
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    if (open < 0) return
    const close = endOf(css, open)
    const prelude = css.slice(at, open).split(';').at(-1).trim()
    const body = css.slice(open + 1, close)
    at = close + 1
    if (prelude.startsWith('@supports')) continue
    const isNested = body.includes('{')
    yield { prelude, declarations: isNested ? [] : declarationsOf(body) }
    if (isNested) yield* blocksOf(body)
  }
}

function endOf(css, open) {
  let depth = 0
  for (let place = open; place < css.length; place += 1) {
    if (css[place] === '{') depth += 1
    if (css[place] === '}' && --depth === 0) return place
  }
  return css.length
}

const declarationsOf = body =>
  body
    .split(';')
    .map(one => [one.slice(0, one.indexOf(':')).trim(), one.slice(one.indexOf(':') + 1)])
    .filter(([property]) => property)
    .map(([property, value]) => ({ property, value }))
