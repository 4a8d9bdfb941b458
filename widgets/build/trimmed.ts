import type { Plugin } from 'rollup'
import { cutsOf, trim } from './trim.mjs'

/**
 * Builds with the libraries as browsers load them: without what no page of ours comes to, 6.3 kB of an open cart after
 * compression (core/decisions/0251). The unit tests run with all of each.
 */
export function trimmed(): Plugin {
  return {
    name: 'till:trimmed',
    transform(code, id) {
      const path = id.replaceAll('\\', '/')
      const file = Object.keys(cutsOf).find(file => path.endsWith(`/node_modules/${file}`))
      return file ? { code: trim(file, code), map: null } : null
    },
  }
}
