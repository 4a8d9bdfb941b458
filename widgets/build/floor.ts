import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

/** The browsers that have an engine of their own; all others of `browserslist` in package.json are made of one of these. */
const engines = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' } as const
type Engine = keyof typeof engines
const names = Object.keys(engines) as Engine[]

/** The oldest version of each engine that we support, as package.json says. */
export const floor = Object.fromEntries(names.map(name => [name, oldest(name)])) as Record<Engine, string>

/** The floor as Lightning CSS takes it. */
export const cssTargets = browserslistToTargets(names.map(name => `${name} ${floor[name]}`))

/** The floor as esbuild takes it. */
export const scriptTargets = names.map(name => engines[name] + floor[name])

function oldest(engine: Engine): string {
  const versions = browserslist(null, { path: import.meta.dirname })
    .filter(entry => entry.startsWith(`${engine} `))
    .map(entry => entry.slice(engine.length + 1).split('-')[0] ?? '')
  return versions.sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other))[0] ?? ''
}
