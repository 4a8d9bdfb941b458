import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { withShortRoles } from './role-names'

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const basics = [beside('../ui/tokens.css'), beside('../ui/reset.css')]
/** What a closed widget wears. */
const closed = [beside('../../core/runtime/closed-widget.css'), beside('../host/shell.css')]
const role = /(--t-[\w-]+):\s*([^;]+);/g
const rule = /([^{}]+)\{([^{}]*)\}/g
const comment = /\/\*[\s\S]*?\*\//g

/** A sheet's text without the roles and declarations that another sheet, worn before it, gives the same meaning. */
export function withoutKnown(text: string, worn: string): string {
  const known = new Set([...worn.matchAll(role)].map(plain))
  const declared = new Map(
    [...worn.replace(comment, '').matchAll(rule)].map(([, of = '', all = '']) => [flat(of), parts(all)]),
  )
  const rest = text.replace(role, (...match) => (known.has(plain(match)) ? '' : match[0]))
  return rest.replace(comment, '').replace(rule, (whole, of: string, all: string) => {
    const left = parts(all).filter(one => !declared.get(flat(of))?.includes(one))
    return left.length === parts(all).length ? whole : left.length ? `${of}{${left.join(';')}}` : ''
  })
}

/** A sheet's text for shadow roots, where no page of ours (`.till`) is. */
export const inShadow = (text: string): string =>
  text
    .replace(/:where\(:host, \.till\) (?!\{)/g, '')
    .replaceAll(':where(:host, .till)', ':where(:host)')
    .replace(/,\s*\.till(:lang\(\w+\))?(?=\s*\{)/g, '')

/** What travels of a widget's sheet: the shell's has a third of the roles, and stays on under a view; names are short. */
export async function travelling(file: string): Promise<Buffer> {
  const source = inShadow(await readFile(file, 'utf8'))
  return Buffer.from(withShortRoles(basics.includes(file) ? withoutKnown(source, await wornBefore()) : source))
}

const wornBefore = async () => (await Promise.all(closed.map(file => readFile(file, 'utf8')))).join('\n')

function plain([, name, value]: readonly string[]): string {
  return `${name}: ${value?.replace(/\s+/g, ' ')}`
}

const parts = (declarations: string): string[] =>
  declarations
    .split(';')
    .map(one => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** A selector as it is compared: without what takes its weight away. */
const flat = (selector: string): string =>
  selector
    .replace(/:where\(([^()]*)\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
