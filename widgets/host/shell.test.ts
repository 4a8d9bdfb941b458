import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { earlyWidgets } from '../build/early-widgets.mjs'

const sheet = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

const first = '../../core/runtime/closed-widget.css'
/** The style of a closed widget: the sheet of its first paint, and what it needs more once it can be used. */
const closedStyle = async () => (await sheet(first)) + (await sheet('shell.css'))

/** The first meaning of each role in a sheet. */
function rolesOf(css: string): Map<string, string> {
  const roles = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/(--t-[\w-]+):\s*([^;]+);/g)) {
    if (!roles.has(name)) roles.set(name, value.replace(/\s+/g, ' ').trim())
  }
  return roles
}

/** The sheet that a widget's closed look imports. */
async function closedSheetOf(name = ''): Promise<string> {
  const [, file] = /from '\.\/([\w.-]+\.css)\?inline'/.exec(await sheet(`../${name}/${name}.closed.ts`)) ?? []
  return `../${name}/${file}`
}

it('a closed widget’s roles mean what they mean in an open one', async () => {
  const shell = rolesOf(await closedStyle())
  const all = rolesOf(await sheet('../ui/tokens.css'))
  expect(shell.size).toBeGreaterThan(10)
  for (const [name, value] of shell) expect({ [name]: value }).toEqual({ [name]: all.get(name) })
})

it('a closed widget brings no rule that its view brings as well', async () => {
  const selectors = async (path: string) => (await sheet(path)).match(/^[^\s@/}][^{]*(?= \{)/gm) ?? []
  const later = new Set(await selectors('../ui/reset.css'))
  expect(later.size).toBeGreaterThan(10)
  expect((await selectors('shell.css')).filter(selector => later.has(selector))).toEqual([])
})

it('a shell reads no role that a closed widget does not have', async () => {
  const shell = rolesOf(await closedStyle())
  const early = rolesOf(await sheet(first))
  const closed = [...(await Promise.all(earlyWidgets().map(closedSheetOf))), '../_template/shell.css']
  for (const path of [first, ...closed, 'shell.css', '../mini-cart/opener.css', '../ui/badge.css']) {
    const there = path === first || closed.includes(path) ? early : shell
    const read = [...(await sheet(path)).matchAll(/var\((--t-[\w-]+)/g)].map(([, name]) => name ?? '')
    expect({ path, missing: read.filter(name => !there.has(name)) }).toEqual({
      path,
      missing: [],
    })
  }
})
