import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { withShortRoles } from './role-names'

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const tokens = beside('../ui/tokens.css')
const shell = beside('../host/shell.css')
const role = /(--t-[\w-]+):\s*([^;]+);/g

/** A sheet's text without the roles that another sheet, worn before it, gives the same meaning. */
export function withoutKnown(text: string, worn: string): string {
  const known = new Set([...worn.matchAll(role)].map(plain))
  return text.replace(role, (...match) => (known.has(plain(match)) ? '' : match[0]))
}

/** What travels of a widget's sheet: the shell's has a third of the roles, and stays on under a view; names are short. */
export async function travelling(file: string): Promise<Buffer> {
  const source = await readFile(file, 'utf8')
  return Buffer.from(withShortRoles(file === tokens ? withoutKnown(source, await readFile(shell, 'utf8')) : source))
}

function plain([, name, value]: readonly string[]): string {
  return `${name}: ${value?.replace(/\s+/g, ' ')}`
}
