import type { Plugin } from 'rollup'

/** What Lit leaves on the page for other copies of itself and for decorators, and what stands for it in ours. */
const traces: readonly (readonly [RegExp, string])[] = [
  [/\((?:\w+)\.reactiveElementVersions\s*\?\?=\s*\[\]\)\.push\("[^"]*"\)/g, '0'],
  [/\b(?:\w+)\.litPropertyMetadata\b/g, 'litPropertyMetadata'],
  [/\bSymbol\.metadata\b/g, 'litMetadata'],
]

/** Keeps Lit's marks out of the page (I3): `window.till` is the one name that we add to it. */
export function withoutGlobals(): Plugin {
  return {
    name: 'till:without-globals',
    transform(code, id) {
      if (!/[\\/]@lit[\\/]reactive-element[\\/](production[\\/])?reactive-element\.js$/.test(id)) return null
      return { code: keepMarksInside(code), map: null }
    },
  }
}

/** The reactive element's code with its marks in variables of its own; fails where a new version writes them otherwise. */
export function keepMarksInside(code: string): string {
  return traces.reduce((text, [trace, instead]) => {
    if (text.search(trace) < 0) throw new Error(`[till] Expected ${trace} in Lit's reactive element, got none.`)
    return text.replace(trace, instead)
  }, 'let litPropertyMetadata,litMetadata;' + code)
}
