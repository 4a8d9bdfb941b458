import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { withShortRoles } from './role-names'

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const basics = [beside('../ui/tokens.css'), beside('../ui/reset.css')]
/** What a closed widget wears. */
const closed = [beside('../../core/runtime/closed-widget.css'), beside('../host/shell.css')]
const bag = beside('../mini-cart/styles.ts')
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

/**
 * The roles that none of these sheets reads, nor another role: each with its declaration. What is worn already has its own; one
 * that a language declares anew stays with the others, under which its rule stands.
 */
export function laterRoles(tokens: string, first: string, worn = ''): Map<string, string> {
  const isRead = (name: string) => new RegExp(`var\\(${name}(?![\\w-])`).test(first + tokens + worn)
  const declared = [...`${tokens}${worn}`.matchAll(role)].map(([whole, name = '']) => [name, whole] as const)
  const isOnce = (name: string) => declared.filter(([other]) => other === name).length === 1
  return new Map(declared.filter(([name]) => isOnce(name) && !isRead(name)))
}

/** A sheet's text with the roles among these that it reads. */
export function withLater(text: string, later: ReadonlyMap<string, string>): string {
  const own = [...later].filter(([name]) => text.includes(`var(${name})`)).map(([, declaration]) => declaration)
  return own.length ? `:host{${own.join('')}}${text}` : text
}

/**
 * What travels of a widget's sheet: the shell's has a third of the roles, and stays on under a view; what an open bag does
 * not read goes with the sheets that do; names are short.
 */
export async function travelling(file: string): Promise<Buffer> {
  const [tokens, worn, first] = await Promise.all([read(basics[0] as string), textOf(closed), bagSheets()])
  const later = laterRoles(inShadow(tokens), first, worn)
  const source = inShadow(await read(file))
  if (closed.includes(file)) return Buffer.from(withShortRoles(source))
  if (!basics.includes(file)) return Buffer.from(withShortRoles(withLater(source, later)))
  const known = `${worn}:host{${[...later.values()].join('')}}`
  return Buffer.from(withShortRoles(withoutKnown(source, known)))
}

/** The sheets of an open bag, which come with its first line. */
async function bagSheets(): Promise<string> {
  const names = [...(await read(bag)).matchAll(/from '(\..+\.css)\?inline'/g)].map(([, name = '']) => name)
  const files = names.map(name => fileURLToPath(new URL(name, pathToFileURL(bag))))
  return textOf([...files, basics[1] as string])
}

const textOf = async (files: readonly string[]) => (await Promise.all(files.map(read))).join('\n')

const read = (file: string) => readFile(file, 'utf8')

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
