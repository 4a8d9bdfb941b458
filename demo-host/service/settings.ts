import { ConfigurationError } from './configuration-error'

type Environment = NodeJS.ProcessEnv

/** What is neither must not count as off. */
export function readSwitch(environment: Environment, name: string, usual: boolean): boolean {
  const text = environment[name]
  if (!text) return usual
  if (text === 'on' || text === 'off') return text === 'on'
  throw new ConfigurationError(`${name} must be 'on' or 'off', not '${text}'.`)
}

type Range = { readonly least?: number; readonly most?: number }

export function readNumber(
  environment: Environment,
  name: string,
  usual: number,
  { least = 0, most }: Range = {},
): number {
  const text = environment[name]
  if (!text) return usual
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= (most ?? value)) return value
  const range = most === undefined ? ` of at least ${least}` : ` from ${least} to ${most}`
  throw new ConfigurationError(`${name} must be a whole number${range}, not '${text}'.`)
}

export const readPort = (environment: Environment, name: string, usual: number, least = 1): number =>
  readNumber(environment, name, usual, { least, most: 65_535 })

export function readMetricsPort(environment: Environment, shopPort: number): number | null {
  const port = readPort(environment, 'TILL_METRICS_PORT', 0, 0)
  if (port !== shopPort) return port || null
  throw new ConfigurationError(`TILL_METRICS_PORT must be another port than the shop's, not '${port}'.`)
}

export function readOrigins(environment: Environment, name: string): string[] {
  const named = (environment[name] ?? '').split(/[\s,]+/).filter(Boolean)
  const wrong = named.find(origin => !isOrigin(origin))
  if (wrong === undefined) return named
  throw new ConfigurationError(`${name} must hold origins like http://localhost:8080, not '${wrong}'.`)
}

export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** The URL may contain a key, so no message quotes it. */
export function readServer(environment: Environment, name: string, example: string): string | null {
  const url = environment[name]
  if (!url) return null
  if (/^https?:\/\/./.test(url) && URL.canParse(url)) return url
  throw new ConfigurationError(`${name} must be an address like ${example}.`)
}
