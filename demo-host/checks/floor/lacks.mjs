import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { floor } from '../../../widgets/build/floor.mjs'

const require = createRequire(import.meta.url)

/** MDN's browser compatibility data. */
export const data = JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'))

/** The engines of the floor by their names there. */
const oldest = {
  chrome: floor.chrome,
  chrome_android: floor.chrome,
  edge: floor.edge,
  firefox: floor.firefox,
  firefox_android: floor.firefox,
  safari: floor.safari,
  safari_ios: floor.ios_saf,
}

const titles = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' }

/** The engines of the floor that lack a feature; an empty list where all have it, or where nothing is known of it. */
export function lacking(feature) {
  const support = feature?.__compat?.support
  if (!support) return []
  const without = Object.keys(oldest).filter(name => support[name] && !has(support[name], oldest[name]))
  return [...new Set(without.map(name => titles[name.split('_')[0]]))]
}

function has(statements, version) {
  return [statements]
    .flat()
    .some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name }) => {
      if (typeof added !== 'string' || flags || prefix || alternative_name || Number.isNaN(numberOf(added)))
        return false
      return !isNewer(added, version) && !(removed && !isNewer(removed, version))
    })
}

function isNewer(one, other) {
  const [left, right] = [one, other].map(version => version.replace('≤', '').split('.').map(Number))
  return (left[0] - right[0] || (left[1] ?? 0) - (right[1] ?? 0)) > 0
}

const numberOf = version => Number.parseFloat(version.replace('≤', ''))
