import { fileURLToPath } from 'node:url'
import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

/** Browsers with an engine of their own; the others of `browserslist` use one of these. */
const engines = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' }

const supported = browserslist(null, { path: fileURLToPath(new URL('.', import.meta.url)) })

/** The oldest supported version of each engine. @type {Record<keyof typeof engines, string>} */
export const floor = Object.fromEntries(Object.keys(engines).map(name => [name, oldest(name)]))

export const cssTargets = browserslistToTargets(Object.entries(floor).map(([name, version]) => `${name} ${version}`))

export const scriptTargets = Object.entries(floor).map(([name, version]) => engines[name] + version)

function oldest(engine) {
  const versions = supported
    .filter(entry => entry.startsWith(`${engine} `))
    .map(entry => entry.slice(engine.length + 1).split('-')[0])
  return versions.sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other))[0]
}
