import { effectorCuts } from './cuts/effector.mjs'
import { effectorReactCuts } from './cuts/effector-react.mjs'
import { hooksCuts, jsxCuts, preactCuts } from './cuts/preact.mjs'

/**
 * What goes out of a library: its text as published, where `…` stands for whatever is between, or a pattern for all that is
 * alike; and what stands there instead.
 *
 * @typedef {readonly [what: string | RegExp, instead?: string]} Cut
 */

/**
 * The libraries that browsers load without what no page of ours comes to, by their published files.
 *
 * @type {Readonly<Record<string, readonly Cut[]>>}
 */
export const cutsOf = {
  'effector/effector.mjs': effectorCuts,
  'effector-react/effector-react.mjs': effectorReactCuts,
  'preact/dist/preact.mjs': preactCuts,
  'preact/hooks/dist/hooks.mjs': hooksCuts,
  'preact/jsx-runtime/dist/jsxRuntime.mjs': jsxCuts,
}

/**
 * A library's text without what its cuts name. A text that is not there, or is there twice, stops the build: a new version
 * is written otherwise, and its cuts have to be looked at again.
 *
 * @param {string} file a key of `cutsOf`
 * @param {string} code
 * @returns {string}
 */
export function trim(file, code) {
  let text = code
  for (const [what, instead = ''] of cutsOf[file] ?? []) {
    const [from, to] = typeof what === 'string' ? placeOf(what, text) : [text.search(what), 0]
    if (from < 0) throw new Error(`${file} is written otherwise than widgets/build/cuts knows it. Look at: ${what}`)
    text = typeof what === 'string' ? text.slice(0, from) + instead + text.slice(to) : text.replace(what, instead)
  }
  return text
}

/** @returns {readonly [from: number, to: number]} */
function placeOf(/** @type {string} */ what, /** @type {string} */ text) {
  const [first = '', ...rest] = what.split('…')
  const from = text.indexOf(first)
  let to = text.includes(first, from + 1) ? -1 : from + first.length
  for (const part of rest) {
    const at = to < 0 ? -1 : text.indexOf(part, to)
    to = at < 0 ? -1 : at + part.length
  }
  return to < 0 ? [-1, -1] : [from, to]
}
