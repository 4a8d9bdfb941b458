import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const widgets = fileURLToPath(new URL('../', import.meta.url))
const role = /--t-[\w-]+/g

/**
 * A sheet's text with the short names of its roles: they are seen within a shadow root alone, and every use of one
 * weighs (0.2 kB of an open cart). What a merchant may set (`--till-…`) keeps its name.
 */
export const withShortRoles = (text: string): string => text.replace(role, name => shortNames().get(name) ?? name)

let known: Map<string, string> | undefined

/** The roles of all sheets of the widgets, the most used first, each with its short name. */
function shortNames(): Map<string, string> {
  if (known) return known
  const uses = new Map<string, number>()
  for (const file of readdirSync(widgets, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.css')) continue
    for (const [name] of readFileSync(widgets + file, 'utf8').matchAll(role)) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  const names = [...uses].sort(([, one], [, other]) => other - one)
  known = new Map(names.map(([name], place) => [name, `--t${lettered(place)}`]))
  return known
}

// Letters alone: beside a number, a digit more in a name is harder to foretell.
const lettered = (place: number): string =>
  (place < 26 ? '' : lettered(Math.floor(place / 26) - 1)) + String.fromCharCode(97 + (place % 26))
