import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const sheet = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

/** The first meaning of each role in a sheet. */
function rolesOf(css: string): Map<string, string> {
  const roles = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/(--t-[\w-]+):\s*([^;]+);/g)) {
    if (!roles.has(name)) roles.set(name, value.replace(/\s+/g, ' ').trim())
  }
  return roles
}

it('a closed widget’s roles mean what they mean in an open one', async () => {
  const shell = rolesOf(await sheet('shell.css'))
  const all = rolesOf(await sheet('../ui/tokens.css'))
  expect(shell.size).toBeGreaterThan(10)
  for (const [name, value] of shell) expect({ [name]: value }).toEqual({ [name]: all.get(name) })
})

it('a shell reads no role that a closed widget does not have', async () => {
  const shell = rolesOf(await sheet('shell.css'))
  const shells = ['shell.css', 'host.css', '../mini-cart/opener.css', '../ui/badge.css', '../quick-shop/shell.css']
  for (const path of shells) {
    const read = [...(await sheet(path)).matchAll(/var\((--t-[\w-]+)/g)].map(([, name]) => name ?? '')
    expect({ path, missing: read.filter(name => name !== '--t-box' && !shell.has(name)) }).toEqual({
      path,
      missing: [],
    })
  }
})
