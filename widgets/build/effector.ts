import type { Plugin } from 'rollup'

const assertion = /(function \w+\(\w+,\w+,\w+\)\{)if\(!\w+\)throw Error\(`\$\{\w+\?\w+\+': ':''\}\$\{\w+\}`\)\}/
const deprecation = /=\(\w+,\w+,\w+,\w+\)=>!\w+&&console\.error\(`[^;]*? is deprecated[^;]*?instead`:''\}`\)/
const skipped = /=\(\w+,\w+\)=>\{const \w+=\w+\(\w+,'unitTrace'\)[\s\S]{0,600}?console\.error\(\w+\)\}/
const nameOfCombined = /(function \w+\(\w+,\w+="combine"\)\{)let [\s\S]{0,200}?\+'\)'\}/
const fullName = /(function \w+\((\w+),\w+\)\{)let \w+,\w+;const \w+=\w+;if\(\w+\)\{[\s\S]{0,300}?path:\w+\}\}/
const nameOfMethod =
  /(function \w+\((\w+),\w+\)\{)if\(!\w+\)return \w+;if\(!\w+\.name&&[\s\S]{0,240}?column\}\)`\),\w+\}/
const valuesOfScope = /if\((\w)\)\{if\(\1\.values\)\{[\s\S]{0,900}?\}return (\w)\}function/
const undefinedSkips = /'undefined is used to skip updates\.[^']*'/

const advice: readonly (readonly [RegExp, string])[] = [
  [assertion, '$1}'],
  [deprecation, '=()=>{}'],
  [skipped, '=()=>{}'],
  [nameOfCombined, "$1return''}"],
  [fullName, '$1return{shortName:$2,fullName:$2,path:[$2]}}'],
  [nameOfMethod, '$1return $2}'],
  [undefinedSkips, "'undefined'"],
  [valuesOfScope, 'return $2}function'],
]

/**
 * Takes out of effector what it tells developers of their own mistakes: wrong arguments, deprecated calls, the full names
 * of units, which ours have not; and what a scope begins with other than its stores' own values, as only tests have it.
 */
export function withoutAdvice(code: string): string {
  return advice.reduce((text, [pattern, instead]) => {
    if (!pattern.test(text)) {
      throw new Error('effector checks its callers in another way: look at widgets/build/effector.ts')
    }
    return text.replace(pattern, instead)
  }, code)
}

/**
 * effector publishes one file for development and production, with the sentences of its assertions in it (1.1 kB
 * after compression). Our own tests run with all of them. It can go with an effector that has a production build.
 */
export function effector(): Plugin {
  return {
    name: 'till:effector',
    transform: (code, id) =>
      /[\\/]effector[\\/]effector\.mjs$/.test(id) ? { code: withoutAdvice(code), map: null } : null,
  }
}
