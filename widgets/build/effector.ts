import type { Plugin } from 'rollup'

const assertion = /(function \w+\(\w+,\w+,\w+\)\{)if\(!\w+\)throw Error\(`\$\{\w+\?\w+\+': ':''\}\$\{\w+\}`\)\}/
const deprecation = /=\(\w+,\w+,\w+,\w+\)=>!\w+&&console\.error\(`[^;]*? is deprecated[^;]*?instead`:''\}`\)/
const skipped = /=\(\w+,\w+\)=>\{const \w+=\w+\(\w+,'unitTrace'\)[\s\S]{0,600}?console\.error\(\w+\)\}/

/** Takes out of effector what it tells developers of their own mistakes: wrong arguments, deprecated calls. */
export function withoutAdvice(code: string): string {
  for (const advice of [assertion, deprecation, skipped]) {
    if (!advice.test(code)) {
      throw new Error('effector checks its callers in another way: look at widgets/build/effector.ts')
    }
  }
  return code.replace(assertion, '$1}').replace(deprecation, '=()=>{}').replace(skipped, '=()=>{}')
}

/**
 * effector publishes one file for development and production, with the sentences of its assertions in it (0.7 kB
 * after compression). Our own tests run with all of them. It can go with an effector that has a production build.
 */
export function effector(): Plugin {
  return {
    name: 'till:effector',
    transform: (code, id) =>
      /[\\/]effector[\\/]effector\.mjs$/.test(id) ? { code: withoutAdvice(code), map: null } : null,
  }
}
